import { describe, expect, it } from 'vitest'
import { firstSteps, isNewcomer } from './first-steps.ts'

const NOTHING = { draft: 0, scheduled: 0, open: 0, completed: 0, endingSoon: 0, urgent: null, questions: 0 }
const nextOf = (overview: typeof NOTHING) => firstSteps(overview).find(({ isNext }) => isNext)?.step

describe('the way to a first published quiz', () => {
  it('leads from questions to a quiz to its publication', () => {
    expect(nextOf(NOTHING)).toBe('questions')
    expect(nextOf({ ...NOTHING, questions: 10 })).toBe('quiz')
    expect(nextOf({ ...NOTHING, questions: 10, draft: 1 })).toBe('publish')
  })

  it('ticks what is done in another order as well', () => {
    const steps = firstSteps({ ...NOTHING, draft: 1 })
    expect(steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(['quiz'])
    expect(nextOf({ ...NOTHING, draft: 1 })).toBe('questions')
  })

  it('is shown until a quiz is published', () => {
    expect(isNewcomer({ ...NOTHING, questions: 10, draft: 3 })).toBe(true)
    expect(isNewcomer({ ...NOTHING, scheduled: 1 })).toBe(false)
    expect(isNewcomer({ ...NOTHING, completed: 1 })).toBe(false)
  })
})
