import { UNLIMITED } from '@probant/contract/limits'
import { describe, expect, it } from 'vitest'
import { fillPercent, fillState, fullest, headlineMeter, isMet } from './fill.ts'

describe('how full a limit is', () => {
  it.each([
    [0, 50, 'fine'],
    [39, 50, 'fine'],
    [40, 50, 'near'],
    [50, 50, 'full'],
    [60, 50, 'full'],
    [0, 0, 'none'],
    [3, 0, 'full'],
    [999, UNLIMITED, 'unlimited'],
  ])('calls %i of %i %s', (used, limit, state) => {
    expect(fillState({ used, limit })).toBe(state)
  })

  it('tells a share of nothing from what the plan leaves out', () => {
    expect(fillState({ used: 0, limit: 0, isShare: true })).toBe('withheld')
    expect(fillState({ used: 3, limit: 0, isShare: true })).toBe('full')
  })

  it('fills a bar no further than to its end', () => {
    expect(fillPercent({ used: 12, limit: 50 })).toBe(24)
    expect(fillPercent({ used: 60, limit: 50 })).toBe(100)
  })
})

describe('what is shown first', () => {
  const questions = { kind: 'questions', used: 10, limit: 50 }
  const quizzes = { kind: 'quizzes', used: 2, limit: 5 }
  const groups = { kind: 'groups', used: 7, limit: UNLIMITED }

  it('puts the fullest first and leaves out what has no limit', () => {
    expect(fullest([questions, groups, quizzes], 3)).toEqual([quizzes, questions])
  })

  it('names a share of nothing, but not what the plan leaves out', () => {
    const included = { kind: 'groups', used: 0, limit: 0 }
    const share = { ...included, isShare: true }
    expect(fullest([questions, included, share], 3)).toEqual([share, questions])
  })

  it('speaks of questions until something is nearly used up', () => {
    expect(headlineMeter([questions, quizzes])).toBe(questions)
    const nearly = { ...quizzes, used: 4 }
    expect(headlineMeter([questions, nearly])).toBe(nearly)
  })
})

it.each([
  [{ used: 5, limit: 5 }, true],
  [{ used: 0, limit: 0 }, true],
  [{ used: 0, limit: 0, isShare: true }, true],
  [{ used: 4, limit: 5 }, false],
  [{ used: 9, limit: UNLIMITED }, false],
])('knows of %j whether nothing is left: %s', (fill, isNothingLeft) => {
  expect(isMet(fill)).toBe(isNothingLeft)
})
