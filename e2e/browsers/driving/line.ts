import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The line between a browser and the app, which can be cut: to any browser the server is then not there. */
export interface Line {
  url: string
  cut(): void
  mend(): Promise<void>
}

export async function lineTo(appUrl: string): Promise<Line> {
  const { hostname, port } = new URL(appUrl)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    join(near, far)
    join(far, near)
  })
  const join = (from: Socket, to: Socket) => {
    open.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
  }
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    cut() {
      server.close()
      for (const socket of open) socket.destroy()
    },
    mend: () => listen(own),
  }
}
