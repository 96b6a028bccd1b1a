import { ensure } from './errors.ts'

/**
 * One piece of work of each person at a time, in the order in which they ask. Whoever waits does so here, and holds no
 * connection to the database meanwhile.
 */
export function createTurns({ waitingMax }: { waitingMax: number }) {
  /** Of those at work: what else they have asked for. */
  const lines = new Map<string, (() => void)[]>()

  return {
    /** Refused to whoever has too much waiting already. */
    async run<T>(person: string, work: () => Promise<T> | T): Promise<T> {
      await turnOf(person)
      try {
        return await work()
      } finally {
        next(person)
      }
    },
  }

  async function turnOf(person: string): Promise<void> {
    const line = lines.get(person)
    if (!line) {
      lines.set(person, [])
      return
    }
    ensure(line.length < waitingMax, 'tooManyAttempts', { seconds: 1 })
    await new Promise<void>((begin) => line.push(begin))
  }

  /** Whoever waits takes the turn over: nobody who comes in the same instant is before them. */
  function next(person: string): void {
    const begin = lines.get(person)?.shift()
    if (begin) begin()
    else lines.delete(person)
  }
}
