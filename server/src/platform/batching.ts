import { setImmediate as everyoneHasBeenHeard } from 'node:timers/promises'

/**
 * Does what many ask for at the same time in one go: whoever comes while something is being done waits for the next go,
 * and that takes them all. Before each go all are heard whose requests have come in already; alone, nobody waits for
 * that. Nobody hears of it before it is done. One that fails spoils it for nobody else: then each is tried by itself.
 */
export function createBatching<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, concernsAll }: Options,
) {
  const waiting: Waiting<Item, Result>[] = []
  let isAtWork = false

  return (item: Item): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    waiting.push({ item, resolve, reject })
    if (!isAtWork) void workAll()
    return promise
  }

  async function workAll(): Promise<void> {
    isAtWork = true
    while (waiting.length > 0) {
      await everyoneHasBeenHeard()
      await workTogether(waiting.splice(0, most))
    }
    isAtWork = false
  }

  async function workTogether(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item))
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (group.length === 1 || concernsAll(error)) for (const { reject } of group) reject(error)
      else for (const one of group) await workTogether([one])
    }
  }
}

interface Options {
  /** In one go. */
  most: number
  /** A failure that would meet each of them by itself as well. */
  concernsAll: (error: unknown) => boolean
}

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}
