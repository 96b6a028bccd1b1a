import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

describe('a fair queue', () => {
  it('does one thing at a time, and people take turns', async () => {
    const { queue, done, gate } = aQueue()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) queue(name)
    gate.open()

    expect(await done(6)).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  it('refuses the oldest that waits where one person has too many, and nobody else’s', async () => {
    const { queue, done, gate } = aQueue({ waitingMax: 2 })
    const asked = ['a1', 'a2', 'b1', 'a3', 'a4', 'a5'].map((name) => queue(name))
    gate.open()

    expect(await done(4)).toEqual(['a1', 'a4', 'b1', 'a5'])
    expect(await Promise.all(asked)).toEqual([
      'done',
      'tooManyAttempts',
      'done',
      'tooManyAttempts',
      'done',
      'done',
    ])
  })

  it('leaves undone what nobody waits for any more', async () => {
    const { queue, done, gate } = aQueue()
    const gone = new AbortController()
    queue('a1')
    const left = queue('b1', gone.signal)
    queue('c1')
    gone.abort()
    gate.open()

    expect(await done(2)).toEqual(['a1', 'c1'])
    expect(await left).toBe('tooManyAttempts')
  })

  it('goes on after something failed', async () => {
    const { run } = createFairQueue()
    const failing = run({ person: 'a' }, () => Promise.reject(new Error('broken')))
    const next = run({ person: 'a' }, async () => 'fine')

    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('fine')
  })

  it('never lets a person wait for more than one piece of work of each other person', async () => {
    const people = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(people, async (asking) => {
        const { queue, done, gate } = aQueue()
        for (const person of asking) queue(person)
        gate.open()
        const order = await done(asking.length)

        expect(order.toSorted()).toEqual(asking.toSorted())
        // The first began before anybody else had asked.
        const waited = order.slice(1)
        for (const person of new Set(waited)) {
          const before = waited.slice(0, waited.indexOf(person))
          expect(new Set(before).size).toBe(before.length)
        }
      }),
    )
  })
})

/** Work that is named after its person, and is held up until the gate opens. */
function aQueue({ waitingMax }: { waitingMax?: number } = {}) {
  const { run } = createFairQueue()
  const opened = Promise.withResolvers<void>()
  const order: string[] = []
  const all: Promise<string>[] = []

  function queue(name: string, signal?: AbortSignal): Promise<string> {
    const outcome = run({ person: name.charAt(0), waitingMax, signal }, async () => {
      await opened.promise
      order.push(name)
    }).then(
      () => 'done',
      (error) => error.refusal ?? error.name,
    )
    all.push(outcome)
    return outcome
  }

  return {
    queue,
    gate: { open: opened.resolve },
    async done(count: number) {
      await Promise.all(all)
      expect(order).toHaveLength(count)
      return order
    },
  }
}
