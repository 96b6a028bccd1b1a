import { connect, type Socket } from 'node:net'

export interface Answered {
  status: number
  /** All of it, as it came over the wire. */
  text: string
  ms: number
}

/**
 * A connection that stays open, for one request after the other, with as little work as possible: it shares the cores
 * with what is measured. Answers come whole and uncompressed, with their length.
 */
export async function openConnection(port: number) {
  const socket = await connected(port)
  let answer = ''
  let sentAt = 0
  let waiting: PromiseWithResolvers<Answered> | undefined
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
    const head = answer.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0)
    if (answer.length < head + 4 + length) return
    const text = answer
    answer = ''
    waiting?.resolve({ status: Number(text.slice(9, 12)), text, ms: performance.now() - sentAt })
  })
  const fail = (error = new Error('the connection was closed')) => waiting?.reject(error)
  socket.on('error', fail).on('close', () => fail())

  return {
    send(request: string): Promise<Answered> {
      waiting = Promise.withResolvers()
      sentAt = performance.now()
      socket.write(request)
      return waiting.promise
    },

    close(): void {
      socket.end()
    },
  }
}

/** An answer that goes on: `heard` gets each piece of it as it comes, the head in the first. */
export async function listen(port: number, request: string, heard: (piece: string) => void) {
  const socket = await connected(port)
  socket.on('data', (chunk) => heard(chunk.toString('latin1')))
  // That it was cut off is told by what was never heard.
  socket.on('error', () => socket.destroy())
  socket.write(request)
  return { close: () => void socket.destroy() }
}

/** A request as it goes over the wire. */
export function requestOf({ method, path, accessToken, body }: Asked): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const content = text
    ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
    : ''
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${accessToken}\r\n${content}\r\n${text}`
}

interface Asked {
  method: 'GET' | 'POST'
  path: string
  accessToken: string
  body?: unknown
}

function connected(port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
  socket.once('error', reject)
  return promise
}
