import { expect, it } from 'vitest'
import { clockWords } from './clock.ts'

it('reads like a clock', () => {
  expect([2700, 59.9, 5400, 3600 * 26, -3].map(clockWords)).toEqual([
    '45:00',
    '0:59',
    '1:30:00',
    '26:00:00',
    '0:00',
  ])
})
