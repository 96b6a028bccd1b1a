import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import { firstSteps, isNewcomer, isOnTheWay } from './first-steps.ts'

const NOTHING = { draft: 0, scheduled: 0, open: 0, completed: 0, endingSoon: 0, urgent: null, questions: 0 }
const nextOf = (...[overview, draft]: Parameters<typeof firstSteps>) =>
  firstSteps(overview, draft).find(({ isNext }) => isNext)?.step
const withPeople = (participantCount: number) => ({ participantCount }) as QuizSummary

describe('the way to a first invitation', () => {
  it('leads from a quiz to the questions in it, to its publication, to whom it is for', () => {
    expect(nextOf(NOTHING, undefined)).toBe('quiz')
    expect(nextOf({ ...NOTHING, draft: 1 }, { questionCount: 0 })).toBe('questions')
    expect(nextOf({ ...NOTHING, draft: 1 }, { questionCount: 10 })).toBe('publish')
    expect(nextOf({ ...NOTHING, open: 1, urgent: withPeople(0) }, undefined)).toBe('invite')
  })

  it('begins with the quiz also where the bank has questions already', () => {
    expect(nextOf({ ...NOTHING, questions: 10 }, undefined)).toBe('quiz')
  })

  it('is shown until somebody is invited', () => {
    expect(isOnTheWay({ ...NOTHING, questions: 10, draft: 3 })).toBe(true)
    expect(isOnTheWay({ ...NOTHING, open: 1, urgent: withPeople(0) })).toBe(true)
    expect(isOnTheWay({ ...NOTHING, open: 1, urgent: withPeople(1) })).toBe(false)
  })

  it('is not shown to those who do without invitations', () => {
    expect(isOnTheWay({ ...NOTHING, completed: 1 })).toBe(false)
    expect(isOnTheWay({ ...NOTHING, open: 2, urgent: withPeople(0) })).toBe(false)
  })

  it('knows newcomers by what was published', () => {
    expect(isNewcomer({ ...NOTHING, draft: 3 })).toBe(true)
    expect(isNewcomer({ ...NOTHING, scheduled: 1 })).toBe(false)
  })
})
