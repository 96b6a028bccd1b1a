import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/**
 * PGlite hands out the answer to one statement in a dozen pieces, each of which would go over the socket by itself: a
 * quarter of this thread's work. They leave together.
 */
export function writeTogether(): void {
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket }
    const write = socket.write.bind(socket) as (...piece: unknown[]) => boolean
    socket.write = (...piece: unknown[]) => {
      if (socket.writableCorked === 0) {
        socket.cork()
        setImmediate(() => socket.uncork())
      }
      return write(...piece)
    }
  })
}
