import type { InvitedPhase, InvitedQuiz } from '@probant/contract/participants/invited-quizzes'
import { expect, it } from 'vitest'
import { groupByPhase } from './group-by-phase.ts'

const quiz = (title: string, phase: InvitedPhase) => ({ title, phase }) as InvitedQuiz

it('groups invitations: begun, open now, to come, done, each in the order they came in', () => {
  const groups = groupByPhase([
    quiz('a', 'done'),
    quiz('b', 'open'),
    quiz('c', 'upcoming'),
    quiz('d', 'open'),
    quiz('e', 'done'),
    quiz('f', 'begun'),
  ])
  expect(groups.map(({ phase, quizzes }) => [phase, quizzes.map(({ title }) => title)])).toEqual([
    ['begun', ['f']],
    ['open', ['b', 'd']],
    ['upcoming', ['c']],
    ['done', ['a', 'e']],
  ])
})

it('leaves out what there is none of', () => {
  expect(groupByPhase([quiz('a', 'done')]).map(({ phase }) => phase)).toEqual(['done'])
  expect(groupByPhase([])).toEqual([])
})
