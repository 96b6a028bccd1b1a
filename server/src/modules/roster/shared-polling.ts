import { once } from 'node:events'

interface Polling<Seen> {
  poll: (name: string) => Promise<Seen>
  /** Between one poll and the next. */
  wait: () => Promise<unknown>
}

/** Whoever follows the same thing in this process shares its polls: however many they are, one is made at a time. */
export function createSharedPolling<Seen>({ poll, wait }: Polling<Seen>) {
  const first = new Map<string, Promise<Seen>>()
  const next = new Map<string, Promise<Seen>>()

  return {
    /** As it is now. */
    first: (name: string): Promise<Seen> => shared(first, name, () => poll(name)),

    /** As it is after a while, the same for all who wait by then; nothing for whoever leaves before. */
    async next(name: string, leaving: AbortSignal): Promise<Seen | undefined> {
      // Before one begins: nobody would hear how it ends.
      if (leaving.aborted) return undefined
      const coming = shared(next, name, () => wait().then(() => poll(name)))
      return unlessLeft(coming, leaving)
    },
  }
}

function shared<Seen>(
  polls: Map<string, Promise<Seen>>,
  name: string,
  begin: () => Promise<Seen>,
): Promise<Seen> {
  const known = polls.get(name)
  if (known) return known
  const begun = begin().finally(() => polls.delete(name))
  polls.set(name, begun)
  return begun
}

async function unlessLeft<Seen>(coming: Promise<Seen>, leaving: AbortSignal): Promise<Seen | undefined> {
  const settled = new AbortController()
  const left = once(leaving, 'abort', { signal: settled.signal }).then(() => undefined)
  try {
    return await Promise.race([coming, left])
  } finally {
    settled.abort()
  }
}
