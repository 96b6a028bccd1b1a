import { expect, it } from 'vitest'
import { pointsReached } from './points-reached.ts'

it('counts the whole in English, and what was reached in French', () => {
  expect(pointsReached('en', 1, 8)).toEqual({ count: 8, points: '1', total: '8' })
  expect(pointsReached('fr', 1, 8)).toEqual({ count: 1, points: '1', total: '8' })
})
