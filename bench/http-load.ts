import { connect, type Socket } from 'node:net'

interface Load {
  port: number
  connections: number
  forMs: number
  /** The next request of this connection, as it goes over the wire. */
  next: (connection: number) => { request: string; onAnswer: () => void }
}

/**
 * Requests over connections that stay open, one after the other on each, with as little work as possible: it shares the
 * cores with what it measures. Answers with how many came back, and how long each took.
 */
export async function load({ port, connections, forMs, next }: Load) {
  const latencies: number[] = []
  const failures: string[] = []
  const end = performance.now() + forMs
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, (_, connection) => drive(connection)))
  return { latencies, failures, seconds: (performance.now() - begun) / 1000 }

  function drive(connection: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const socket: Socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let answer = ''
    let sentAt = 0
    let onAnswer = () => {}
    const send = () => {
      if (performance.now() >= end) {
        socket.end()
        return resolve()
      }
      const { request, onAnswer: taken } = next(connection)
      onAnswer = taken
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      const head = answer.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0)
      if (answer.length < head + 4 + length) return
      if (answer.startsWith('HTTP/1.1 200')) {
        latencies.push(performance.now() - sentAt)
        onAnswer()
      } else failures.push(answer.slice(0, 300))
      answer = ''
      send()
    })
    return promise
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
