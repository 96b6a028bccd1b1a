/**
 * What becomes of each item, in their order; work on the next ones begins while the first is still being waited for. Where
 * the items break off, what came before is handed over first.
 */
export async function* ahead<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  most: number,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]()
  const begun: Promise<Result>[] = []
  let next: Promise<Next<Item>> | undefined
  let end: Exclude<Next<Item>, { item: Item }> | undefined
  try {
    while (!end || begun.length > 0) {
      if (!end && begun.length < most) next ??= nextOf(iterator)
      const [first] = begun
      const arrived = await Promise.race([
        ...(next ? [next] : []),
        ...(first ? [first.then((result) => ({ result }))] : []),
      ])
      if ('result' in arrived) {
        begun.shift()
        yield arrived.result
        continue
      }
      next = undefined
      if ('item' in arrived) begun.push(work(arrived.item))
      else end = arrived
    }
    if (end && 'failure' in end) throw end.failure
  } finally {
    // Not waited for: it ends once the item that is being made is there, or whoever makes it was stopped.
    iterator.return?.().catch(() => {})
    for (const one of begun) one.catch(() => {})
  }
}

type Next<Item> = { item: Item } | { isOver: true } | { failure: unknown }

async function nextOf<Item>(iterator: AsyncIterator<Item>): Promise<Next<Item>> {
  try {
    const { done, value } = await iterator.next()
    return done ? { isOver: true } : { item: value }
  } catch (failure) {
    return { failure }
  }
}
