import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** Stands before a server and hands on all that is said, until it stalls: then whoever speaks is heard by nobody. */
export async function startStallingProxy(url: string) {
  const { hostname, port } = new URL(url)
  const pairs = new Set<[Socket, Socket]>()
  let isStalled = false

  const server = createServer((caller) => {
    const callee = connect(Number(port || 5432), hostname)
    const pair: [Socket, Socket] = [caller, callee]
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
    }
    if (!isStalled) join(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)

  return {
    url: address.href,
    stall() {
      isStalled = true
      for (const [caller, callee] of pairs) {
        caller.unpipe(callee).pause()
        callee.unpipe(caller).pause()
      }
    },
    /** Whoever is connected goes on; whoever comes now is heard by nobody. */
    stallNewcomers() {
      isStalled = true
    },
    goOn() {
      isStalled = false
      for (const pair of pairs) join(pair)
    },
    async close() {
      for (const [caller] of pairs) caller.destroy()
      server.close()
    },
  }
}

function join([caller, callee]: [Socket, Socket]): void {
  caller.pipe(callee)
  callee.pipe(caller)
}
