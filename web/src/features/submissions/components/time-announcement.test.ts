import { expect, it } from 'vitest'
import { minutesToTell } from './time-announcement.tsx'

it('tells the time at 30, 10, 5 and 1 minute, and not in between', () => {
  const moments = [1801, 1800, 1799, 601, 600, 301, 300, 61, 60, 1].map(minutesToTell)
  expect(moments).toEqual([undefined, 30, 30, 30, 10, 10, 5, 5, 1, 1])
  expect(minutesToTell(undefined)).toBeUndefined()
})
