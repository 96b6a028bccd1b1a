import { expect, it } from 'vitest'
import { nextUngraded } from './pile.ts'

const GRADED = { grade: { points: 1, feedback: '', gradedAt: '', canUndo: true } }
const WAITS = { grade: null }

it('goes on to the next answer that waits, then to those that were passed over, then nowhere', () => {
  expect(nextUngraded([WAITS, GRADED, WAITS], 0)).toBe(2)
  expect(nextUngraded([WAITS, GRADED, WAITS], 2)).toBe(0)
  expect(nextUngraded([GRADED, GRADED, WAITS], 2)).toBeUndefined()
  expect(nextUngraded([], 0)).toBeUndefined()
})
