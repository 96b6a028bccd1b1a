import { describe, expect, it } from 'vitest'
import { ahead } from './ahead.ts'

describe('working ahead', () => {
  it('hands the results over in the order of the items, whichever is done first', async () => {
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
    const results = ahead(
      all([0, 1, 2]),
      async (item) => {
        await gates[item]?.promise
        return `${item} done`
      },
      3,
    )
    const first = results.next()
    gates[2]?.resolve()
    gates[1]?.resolve()
    gates[0]?.resolve()
    expect([(await first).value, (await results.next()).value, (await results.next()).value]).toEqual([
      '0 done',
      '1 done',
      '2 done',
    ])
    expect((await results.next()).done).toBe(true)
  })

  it('works on no more of them at once than it was told', async () => {
    let [busy, most] = [0, 0]
    const work = async (item: number) => {
      most = Math.max(most, ++busy)
      await new Promise((resolve) => setImmediate(resolve))
      busy--
      return item
    }
    expect(await collected(ahead(all([1, 2, 3, 4, 5, 6]), work, 2))).toEqual([1, 2, 3, 4, 5, 6])
    expect(most).toBe(2)
  })

  it('hands over what came before the items broke off, and then says so', async () => {
    const seen: number[] = []
    async function* broken() {
      yield 1
      yield 2
      throw new Error('gone')
    }
    const walk = async () => {
      for await (const item of ahead(broken(), async (one) => one, 3)) seen.push(item)
    }
    await expect(walk()).rejects.toThrow('gone')
    expect(seen).toEqual([1, 2])
  })
})

async function* all(items: readonly number[]) {
  yield* items
}

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
