import { openConnection } from './connection.ts'

interface Load {
  port: number
  connections: number
  /** As long as there is something to ask. */
  forMs?: number
  /** The next request, as it goes over the wire; nothing where there is none left. */
  next: () => { request: string; onAnswer: () => void } | undefined
}

/** Requests over many connections, one after the other on each. Answers with how many came back, and how long each took. */
export async function load({ port, connections, forMs = Number.POSITIVE_INFINITY, next }: Load) {
  const latencies: number[] = []
  const failures: string[] = []
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, drive))
  return { latencies, failures, seconds: (performance.now() - begun) / 1000 }

  async function drive(): Promise<void> {
    const connection = await openConnection(port)
    while (performance.now() < begun + forMs) {
      const asked = next()
      if (!asked) break
      const { status, text, ms } = await connection.send(asked.request)
      if (status === 200) {
        latencies.push(ms)
        asked.onAnswer()
      } else failures.push(text.slice(0, 300))
    }
    connection.close()
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
