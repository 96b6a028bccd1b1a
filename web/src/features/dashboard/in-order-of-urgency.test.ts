import { expect, it } from 'vitest'
import { inOrderOfUrgency } from './in-order-of-urgency.ts'

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
