import { DEFAULT_OPTIONS, type QuizOptions } from '@probant/contract/quizzes/form'
import type { PaperQuestion } from '@probant/contract/quizzes/paper'
import { expect, it } from 'vitest'
import { orderOf, pagesOf, pagingOf } from './paging.ts'

const sections = [
  { title: 'Fractions', questions: [question(1), question(2)] },
  { title: 'Nothing', questions: [] },
  { title: '', questions: [question(3)] },
]

it('gives each question a page of its own, under the title of its section', () => {
  const pages = pagesOf({ sections }, 'one')
  expect(pages.map(([part]) => [part?.title, part?.questions[0]?.number])).toEqual([
    ['Fractions', 1],
    ['Fractions', 2],
    ['', 3],
  ])
})

it('puts all questions on one page, without sections that have none', () => {
  expect(pagesOf({ sections }, 'all')).toEqual([[sections[0], sections[2]]])
})

it('has no page where there is no question', () => {
  expect(pagesOf({ sections: [] }, 'one')).toEqual([])
  expect(pagesOf({ sections: [{ title: 'Nothing', questions: [] }] }, 'all')).toEqual([])
})

function question(number: number): PaperQuestion {
  return { questionId: `${number}`, number, points: 1, titleHtml: '', content: { type: 'true_false' } }
}

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
