import { ERRORS } from '@probant/contract/errors'
import { expect, it } from 'vitest'
import { excessIn, fitting } from './fitting.ts'
import type { Contents } from './workspace.ts'

const quizOf = (id: string, ...questions: string[]) => ({
  id,
  form: { sections: [{ questions: questions.map((questionId) => ({ questionId })) }] },
})
const contents = {
  questions: [
    { id: 'made 1', source: 'builtin:facts' },
    { id: 'made 2', source: 'builtin:document' },
    { id: 'made 3', source: 'builtin:facts' },
    { id: 'made 4', source: 'builtin:facts' },
    { id: 'written', source: null },
  ],
  quizzes: [quizOf('earlier quiz', 'made 3'), quizOf('quiz', 'made 2', 'written', 'made 1')],
} as Contents
const ALL = ['earlier quiz', 'quiz', 'made 1', 'made 2', 'made 3', 'made 4', 'written']
const refused = (name: 'questionLimitExceeded' | 'quizLimitReached', params: object) => ({
  code: ERRORS[name].code,
  params: { ...params },
})

it('is what the latest quiz asks before all, then what another one does, and all that is not counted', () => {
  const capacity = (count: number) =>
    refused('questionLimitExceeded', { count: 4, limit: 50, capacity: count })
  const rest = ['earlier quiz', 'quiz', 'written']
  expect(fitting(ALL, contents, capacity(2)).toSorted()).toEqual([...rest, 'made 1', 'made 2'].toSorted())
  expect(fitting(ALL, contents, capacity(3)).toSorted()).toEqual(
    [...rest, 'made 1', 'made 2', 'made 3'].toSorted(),
  )
})

it('is the newest, where no quiz asks them', () => {
  const unasked = ALL.filter((id) => !id.endsWith('quiz'))
  const fits = fitting(unasked, contents, refused('questionLimitExceeded', { capacity: 2 }))
  expect(fits).toEqual(['made 3', 'made 4', 'written'])
})

it('stays in the order in which it was made', () => {
  expect(fitting(ALL, contents, refused('questionLimitExceeded', { capacity: 3 }))).toEqual(
    ALL.filter((id) => id !== 'made 4'),
  )
})

it('is the quiz that was worked on last, and none where there is no room at all', () => {
  const quizzesIn = (capacity: number) =>
    fitting(ALL, contents, refused('quizLimitReached', { capacity })).filter((id) => id.endsWith('quiz'))
  expect(quizzesIn(1)).toEqual(['quiz'])
  expect(quizzesIn(0)).toEqual([])
})

it('is what was chosen, where nobody says how much room there is', () => {
  expect(fitting(ALL, contents, refused('questionLimitExceeded', { limit: 50 }))).toEqual(ALL)
})

it('is exceeded by so many of those that are counted', () => {
  expect(excessIn(ALL, contents, refused('questionLimitExceeded', { capacity: 3 }))).toBe(1)
  expect(excessIn(['made 1', 'written'], contents, refused('questionLimitExceeded', { capacity: 3 }))).toBe(0)
})
