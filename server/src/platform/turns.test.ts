import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('does one thing of each person at a time, in the order in which they ask', async () => {
  const { run } = createTurns({ waitingMax: 5 })
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const all = ['a1', 'a2', 'b1', 'a3'].map((name) =>
    run(name.charAt(0), async () => {
      begun.push(name)
      await gate.promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual(['a1', 'b1'])
  gate.resolve()
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
})

it('refuses whoever has too much waiting, and nobody else', async () => {
  const { run } = createTurns({ waitingMax: 1 })
  const gate = Promise.withResolvers<void>()
  const asked = ['a', 'a', 'a', 'b'].map((person) => run(person, () => gate.promise))
  const outcomes = Promise.allSettled(asked)
  gate.resolve()
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

it('goes on after something failed', async () => {
  const { run } = createTurns({ waitingMax: 5 })
  const failing = run('a', () => Promise.reject(new Error('broken')))
  const next = run('a', () => 'fine')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('fine')
})
