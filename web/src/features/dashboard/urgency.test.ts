import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import { attentionOf, inOrderOfUrgency } from './urgency.ts'

const NOW = new Date('2025-11-24T09:00:00Z')
const open = (endsAt: string | null) =>
  ({ phase: 'open', startsAt: '2025-11-24T08:00:00Z', endsAt }) as QuizSummary

describe('what needs attention', () => {
  it('is above all what ends within the hour', () => {
    const urgent = open('2025-11-24T09:25:00Z')
    const attention = attentionOf({ urgent, open: 2, endingSoon: 1 }, NOW)
    expect(attention).toEqual({ kind: 'endingSoon', first: urgent, count: 1, minutes: 25 })
  })

  it('is what is open, otherwise, with or without an end', () => {
    for (const urgent of [open('2025-11-24T18:00:00Z'), open(null)]) {
      const attention = attentionOf({ urgent, open: 3, endingSoon: 0 }, NOW)
      expect(attention).toEqual({ kind: 'open', first: urgent, count: 3 })
    }
  })

  it('counts what the clock has turned since the overview was asked for', () => {
    const attention = attentionOf({ urgent: open('2025-11-24T09:59:00Z'), open: 1, endingSoon: 0 }, NOW)
    expect(attention).toMatchObject({ kind: 'endingSoon', count: 1, minutes: 59 })
  })

  it('is what opens next where nothing is open', () => {
    const urgent = { phase: 'scheduled', startsAt: '2025-11-25T08:00:00Z' } as QuizSummary
    expect(attentionOf({ urgent, open: 0, endingSoon: 0 }, NOW)).toEqual({ kind: 'next', first: urgent })
  })

  it('is nothing on a quiet day', () => {
    expect(attentionOf({ urgent: null, open: 0, endingSoon: 0 }, NOW)).toEqual({ kind: 'nothing' })
  })
})

it('puts what is open before what comes', () => {
  const open = { phase: 'open', startsAt: '2025-11-24T08:00:00Z' } as const
  const quizzes = [
    {
      title: 'Tomorrow',
      phase: 'scheduled',
      startsAt: '2025-11-25T08:00:00Z',
      endsAt: '2025-11-30T08:00:00Z',
    },
    { ...open, title: 'Endless', endsAt: null },
    { ...open, title: 'Soon', endsAt: '2025-11-24T09:25:00Z' },
  ] as const
  expect(inOrderOfUrgency([...quizzes]).map(({ title }) => title)).toEqual(['Soon', 'Endless', 'Tomorrow'])
})
