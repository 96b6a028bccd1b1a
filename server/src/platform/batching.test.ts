import { describe, expect, it, vi } from 'vitest'
import { createBatching } from './batching.ts'

describe('doing things together', () => {
  it('takes whoever came while something was being written in the next go', async () => {
    const gates: PromiseWithResolvers<void>[] = []
    const groups: number[][] = []
    const write = createBatching<number, string>(
      async (items) => {
        groups.push([...items])
        const gate = Promise.withResolvers<void>()
        gates.push(gate)
        await gate.promise
        return items.map((item) => `written ${item}`)
      },
      { most: 3, concernsAll: () => false },
    )

    const first = write(1)
    await vi.waitFor(() => expect(groups).toEqual([[1]]))
    const others = [2, 3, 4, 5].map((item) => write(item))
    gates[0]?.resolve()
    expect(await first).toBe('written 1')
    await vi.waitFor(() => expect(groups).toEqual([[1], [2, 3, 4]]))
    gates[1]?.resolve()
    expect(await Promise.all(others.slice(0, 3))).toEqual([2, 3, 4].map((item) => `written ${item}`))
    await vi.waitFor(() => expect(gates).toHaveLength(3))
    gates[2]?.resolve()
    expect(await others[3]).toBe('written 5')
    expect(groups).toEqual([[1], [2, 3, 4], [5]])
  })

  it('takes those together who come at the same moment', async () => {
    const groups: number[][] = []
    const write = createBatching<number, number>(
      async (items) => {
        groups.push([...items])
        return items
      },
      { most: 3, concernsAll: () => false },
    )
    expect(await Promise.all([1, 2, 3].map((item) => write(item)))).toEqual([1, 2, 3])
    expect(groups).toEqual([[1, 2, 3]])
  })

  it('tells nobody that it is written where it is not, and spoils it for nobody else', async () => {
    const write = createBatching<number, number>(
      async (items) => {
        await Promise.resolve()
        if (items.includes(3)) throw new Error('not 3')
        return items.map((item) => item * 10)
      },
      { most: 10, concernsAll: () => false },
    )

    const results = await Promise.allSettled([1, 2, 3, 4].map((item) => write(item)))
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'))).toEqual([
      10,
      20,
      'refused',
      40,
    ])
  })
})
