import { expect, it } from 'vitest'
import { flatDetails } from './flat-details.ts'

it('lists what lies within each other by its whole name', () => {
  expect(flatDetails({ plan: 'Pro', limits: { quizzes: 5 }, languages: ['en', 'fr'] })).toEqual([
    ['plan', 'Pro'],
    ['limits.quizzes', 5],
    ['languages', ['en', 'fr']],
  ])
})

it('keeps before and after together, also where there was nothing before', () => {
  const change = { before: null, after: 'Pro' }
  expect(flatDetails({ plan: change })).toEqual([['plan', change]])
})
