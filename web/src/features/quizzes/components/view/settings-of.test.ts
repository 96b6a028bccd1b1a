import { DEFAULT_OPTIONS, type QuizOptions } from '@probant/contract/quizzes/form'
import { expect, it } from 'vitest'
import { orderOf, pagingOf } from './settings-of.ts'

it('says what is shuffled', () => {
  const orders = [
    { shufflesQuestions: true, shufflesAnswers: true },
    { shufflesQuestions: true, shufflesAnswers: false },
    { shufflesQuestions: false, shufflesAnswers: true },
    { shufflesQuestions: false, shufflesAnswers: false },
  ].map((change) => orderOf(options(change)))
  expect(orders).toEqual(['both', 'questions', 'answers', 'none'])
})

it('knows no way back where there is only one page', () => {
  expect(pagingOf(options({ paging: 'all', canGoBack: false }))).toBe('all')
  expect(pagingOf(options({ paging: 'one', canGoBack: false }))).toBe('noBack')
  expect(pagingOf(options({ paging: 'one', canGoBack: true }))).toBe('back')
})

function options(change: Partial<QuizOptions>): QuizOptions {
  return { ...DEFAULT_OPTIONS, ...change }
}
