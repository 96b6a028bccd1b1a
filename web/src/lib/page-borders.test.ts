import { describe, expect, it } from 'vitest'
import { isCrossing } from './page-borders.ts'

describe('the border of the demo', () => {
  it.each([
    ['/demo', '/demo/create-quiz'],
    ['/demo/create-quiz', '/demo/create-quiz/quiz-form'],
    ['/dashboard', '/demo/keep'],
    ['/', '/dashboard'],
  ])('is not crossed from %s to %s', (from, to) => {
    expect(isCrossing(from, to)).toBe(false)
  })

  it.each([
    ['/dashboard', '/demo/create-quiz/quiz-form'],
    ['/demo/create-quiz', '/signup'],
    ['/Demo/Create-Quiz', '/dashboard'],
    ['/demo/create-quiz/quiz-form', '/demo/keep'],
  ])('is crossed from %s to %s', (from, to) => {
    expect(isCrossing(from, to)).toBe(true)
  })
})
