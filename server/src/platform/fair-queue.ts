import { type Refusal, refusal } from './errors.ts'

interface Turn {
  /** Whose work it is: people take turns, however much each of them asks for. */
  person: string
  /** So many of a person's own may wait. One more, and the oldest of them is refused: the newest is what counts. */
  waitingMax?: number
  /** Whoever asked is gone: what waits is left undone. */
  signal?: AbortSignal
}

/** So many pieces of work at a time, in turns between people: whoever asks for much waits for nobody but themselves. */
export function createFairQueue(most = 1) {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>()
  let running = 0

  return {
    async run<T>({ person, waitingMax = Number.POSITIVE_INFINITY, signal }: Turn, work: () => Promise<T>) {
      if (signal?.aborted) throw comeBack()
      if (running >= most) await turnOf(person, waitingMax, signal)
      else running += 1
      try {
        return await work()
      } finally {
        // Whoever waits takes the place over: nobody who comes in the same instant is before them.
        const waiting = next()
        if (waiting) waiting.begin()
        else running -= 1
      }
    },
  }

  async function turnOf(person: string, waitingMax: number, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const own = lines.get(person) ?? []
    const waiting: Waiting = {
      begin: resolve,
      refuse: () => reject(comeBack()),
    }
    const leave = () => {
      remove(person, waiting)
      waiting.refuse()
    }
    lines.set(person, [...own, waiting])
    if (own.length >= waitingMax) {
      const [oldest] = own
      if (oldest) {
        remove(person, oldest)
        oldest.refuse()
      }
    }
    signal?.addEventListener('abort', leave)
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  /** The first in line, whose other work then waits behind everybody else's. */
  function next(): Waiting | undefined {
    for (const [person, [first, ...others]] of lines) {
      lines.delete(person)
      if (others.length > 0) lines.set(person, others)
      if (first) return first
    }
  }

  function remove(person: string, waiting: Waiting): void {
    const others = lines.get(person)?.filter((other) => other !== waiting) ?? []
    if (others.length > 0) lines.set(person, others)
    else lines.delete(person)
  }
}

interface Waiting {
  begin(): void
  refuse(): void
}

function comeBack(): Refusal {
  return refusal('tooManyAttempts', { seconds: 1 })
}
