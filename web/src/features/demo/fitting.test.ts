import { ERRORS } from '@probant/contract/errors'
import { expect, it } from 'vitest'
import { fitting } from './fitting.ts'
import type { Contents } from './workspace.ts'

const contents = {
  questions: [
    { id: 'made 1', source: 'builtin:facts' },
    { id: 'made 2', source: 'builtin:document' },
    { id: 'made 3', source: 'builtin:facts' },
    { id: 'written', source: null },
  ],
  quizzes: [{ id: 'quiz' }],
} as Contents
const ALL = ['quiz', 'made 1', 'made 2', 'made 3', 'written']
const refused = (name: 'questionLimitExceeded' | 'quizLimitReached', params: object) => ({
  code: ERRORS[name].code,
  params: { ...params },
})

it('is as many of the generated ones as there is room for, and all else', () => {
  const fits = fitting(ALL, contents, refused('questionLimitExceeded', { count: 3, limit: 50, room: 2 }))
  expect(fits).toEqual(['quiz', 'made 1', 'made 2', 'written'])
})

it('is none of them where there is no room at all', () => {
  expect(fitting(ALL, contents, refused('quizLimitReached', { room: 0 }))).toEqual(ALL.slice(1))
})

it('begins with what was chosen', () => {
  const fits = fitting(['made 3', 'made 2'], contents, refused('questionLimitExceeded', { room: 1 }))
  expect(fits).toEqual(['made 3'])
})

it('is what was chosen, where nobody says how much room there is', () => {
  expect(fitting(ALL, contents, refused('questionLimitExceeded', { limit: 50 }))).toEqual(ALL)
})
