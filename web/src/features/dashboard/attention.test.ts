import { describe, expect, it } from 'vitest'
import { attentionOf, inOrderOfUrgency } from './attention.ts'

const NOW = new Date('2025-11-24T09:00:00Z')
const open = (title: string, endsAt: string | null) =>
  ({ title, phase: 'open', startsAt: '2025-11-24T08:00:00Z', endsAt }) as const
const scheduled = (title: string, startsAt: string) =>
  ({ title, phase: 'scheduled', startsAt, endsAt: '2025-11-30T08:00:00Z' }) as const
const NONE = { open: 0, endingSoon: 0 }

describe('what needs attention', () => {
  it('is the open quiz that ends first, above all within the hour', () => {
    const quizzes = [open('Later', '2025-11-24T12:00:00Z'), open('Soon', '2025-11-24T09:25:00Z')]
    expect(attentionOf(quizzes, { open: 2, endingSoon: 1 }, NOW)).toMatchObject({
      kind: 'endingSoon',
      first: { title: 'Soon' },
      count: 1,
      minutes: 25,
    })
  })

  it('is what is open, otherwise', () => {
    const quizzes = [scheduled('Next', '2025-11-24T10:00:00Z'), open('Open', '2025-11-24T18:00:00Z')]
    expect(attentionOf(quizzes, { open: 1, endingSoon: 0 }, NOW)).toMatchObject({
      kind: 'open',
      first: { title: 'Open' },
      count: 1,
    })
  })

  it('is what opens next where nothing is open', () => {
    const quizzes = [
      scheduled('In a week', '2025-12-01T08:00:00Z'),
      scheduled('Tomorrow', '2025-11-25T08:00:00Z'),
    ]
    expect(attentionOf(quizzes, NONE, NOW)).toMatchObject({ kind: 'next', first: { title: 'Tomorrow' } })
  })

  it('is nothing on a quiet day', () => {
    expect(attentionOf([], NONE, NOW)).toEqual({ kind: 'nothing' })
  })
})

it('puts what is open before what comes', () => {
  const quizzes = [
    scheduled('Tomorrow', '2025-11-25T08:00:00Z'),
    open('Endless', null),
    open('Soon', '2025-11-24T09:25:00Z'),
  ]
  expect(inOrderOfUrgency(quizzes).map(({ title }) => title)).toEqual(['Soon', 'Endless', 'Tomorrow'])
})
