/** What becomes of each item, in their order; work on the next ones begins while the first is still being waited for. */
export async function* ahead<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  most: number,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]()
  const begun: Promise<Result>[] = []
  let next: Promise<IteratorResult<Item>> | undefined
  let isOver = false
  try {
    while (!isOver || begun.length > 0) {
      if (!isOver && begun.length < most) next ??= iterator.next()
      const first = begun[0]
      const arrived = await Promise.race([
        ...(next ? [next.then(asItem)] : []),
        ...(first ? [first.then(asResult)] : []),
      ])
      if ('result' in arrived) {
        begun.shift()
        yield arrived.result
      } else {
        next = undefined
        if (arrived.item.done) isOver = true
        else {
          const working = work(arrived.item.value)
          // Whoever waits for it hears of a failure; nobody else needs to.
          working.catch(() => {})
          begun.push(working)
        }
      }
    }
  } finally {
    // Not waited for: it ends once the item that is being made is there, or whoever makes it was stopped.
    iterator.return?.().catch(() => {})
  }
}

const asItem = <Item>(item: IteratorResult<Item>) => ({ item })
const asResult = <Result>(result: Result) => ({ result })
