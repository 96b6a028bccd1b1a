import { expect, it } from 'vitest'
import { createAtMost } from './at-most.ts'

it('runs so much at once, and the rest in the order in which it came, whatever fails', async () => {
  const { run } = createAtMost(2)
  const begun: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const runs = ends.map(({ promise }, number) =>
    run(() => {
      begun.push(number)
      return promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])

  ends[1]?.reject(new Error('failed'))
  await expect(runs[1]).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1, 2])

  for (const { resolve } of ends) resolve()
  await Promise.all(runs.filter((_, number) => number !== 1))
  expect(begun).toEqual([0, 1, 2, 3, 4])
})
