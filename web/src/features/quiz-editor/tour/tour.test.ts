import type { QuizOverview } from '@probant/contract/quizzes/life'
import { expect, it } from 'vitest'
import { isTourDue, placeAfter, TOUR_STEPS, withSeenTour } from './tour.ts'

it('comes to somebody who has no quiz yet', () => {
  expect(isTourDue(anOverview(), { seenBy: [], userId: 'ada' })).toBe(true)
  expect(isTourDue(anOverview(), { seenBy: ['ben'], userId: 'ada' })).toBe(true)
})

it('does not come before it is known whether there is one', () => {
  expect(isTourDue(undefined, { seenBy: [], userId: 'ada' })).toBe(false)
})

it('does not come to somebody who has a quiz, in whatever phase', () => {
  for (const phase of ['draft', 'scheduled', 'open', 'completed'])
    expect(isTourDue(anOverview({ [phase]: 1 }), { seenBy: [], userId: 'ada' }), phase).toBe(false)
})

it('never comes twice to the same account, nor where a browser is to have none', () => {
  const seenBy = withSeenTour([], 'ada')
  expect(isTourDue(anOverview(), { seenBy, userId: 'ada' })).toBe(false)
  expect(isTourDue(anOverview(), { seenBy: ['everyone'], userId: 'ada' })).toBe(false)
})

it('notes each account once, and not more of them than share a browser', () => {
  expect(withSeenTour(['ada', 'ben'], 'ada')).toEqual(['ben', 'ada'])
  const many = Array.from({ length: 60 }, (_, number) => `person${number}`)
  expect(withSeenTour(many, 'ada')).toHaveLength(50)
})

it('goes on by itself once what a step is about was done, and never back', () => {
  expect(TOUR_STEPS[placeAfter(0, 'title')]).toBe('questions')
  expect(TOUR_STEPS[placeAfter(0, 'questions')]).toBe('settings')
  expect(TOUR_STEPS[placeAfter(3, 'questions')]).toBe('publish')
})

function anOverview(counts: Partial<QuizOverview> = {}): QuizOverview {
  return {
    draft: 0,
    scheduled: 0,
    open: 0,
    completed: 0,
    questions: 0,
    urgent: null,
    ...counts,
  } as QuizOverview
}
