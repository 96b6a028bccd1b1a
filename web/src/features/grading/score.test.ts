import { expect, it } from 'vitest'
import { readScore } from './score.ts'

it('reads points with a comma or a point, in quarters up to the maximum', () => {
  expect(['0', '2', ' 2,5 ', '.75', '4.0', '4'].map((typed) => readScore(typed, 4))).toEqual([
    0, 2, 2.5, 0.75, 4, 4,
  ])
  expect(readScore('  ', 4)).toBe('empty')
  expect(['4.25', '40'].map((typed) => readScore(typed, 4))).toEqual(['tooHigh', 'tooHigh'])
  expect(['2.3', '-1', 'two', '1e1', '1.2.3'].map((typed) => readScore(typed, 4))).toEqual(
    Array(5).fill('notQuarters'),
  )
})
