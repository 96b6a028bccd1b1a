import { expect, it } from 'vitest'
import { isJudged } from './judged.ts'

it('calls no answer wrong where everybody has the points, or nobody', () => {
  expect(isJudged('given')).toBe(false)
  expect(isJudged('dropped')).toBe(false)
})

it('judges every other one, also while nothing came of it yet', () => {
  expect((['right', 'wrong', 'unanswered', undefined] as const).map(isJudged)).not.toContain(false)
})
