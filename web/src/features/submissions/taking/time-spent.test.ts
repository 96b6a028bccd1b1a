import { expect, it } from 'vitest'
import { createTimeSpent } from './time-spent.ts'

it('counts how long a question was in view, on top of what was counted before', () => {
  let now = 0
  const spent = createTimeSpent(
    (id) => (id === 'a' ? 500 : 0),
    () => now,
  )
  spent.look(['a'])
  now = 1000
  spent.look(['b'])
  now = 1200
  spent.look([])
  now = 9000
  expect([spent.of('a'), spent.of('b'), spent.of('c')]).toEqual([1500, 200, 0])
})
