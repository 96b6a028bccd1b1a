import { once } from 'node:events'

interface Looking<Seen> {
  look: (name: string) => Promise<Seen>
  /** Between one look and the next. */
  wait: () => Promise<unknown>
}

/** Whoever follows the same thing in this process shares its looks: however many they are, one is taken at a time. */
export function createSharedLooks<Seen>({ look, wait }: Looking<Seen>) {
  const first = new Map<string, Promise<Seen>>()
  const next = new Map<string, Promise<Seen>>()

  return {
    /** As it is now. */
    first: (name: string): Promise<Seen> => shared(first, name, () => look(name)),

    /** As it is after a while, the same for all who wait by then; nothing for whoever leaves before. */
    async next(name: string, leaving: AbortSignal): Promise<Seen | undefined> {
      // Before one begins: nobody would hear how it ends.
      if (leaving.aborted) return undefined
      const coming = shared(next, name, () => wait().then(() => look(name)))
      return unlessLeft(coming, leaving)
    },
  }
}

function shared<Seen>(
  looks: Map<string, Promise<Seen>>,
  name: string,
  begin: () => Promise<Seen>,
): Promise<Seen> {
  const known = looks.get(name)
  if (known) return known
  const begun = begin().finally(() => looks.delete(name))
  looks.set(name, begun)
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
