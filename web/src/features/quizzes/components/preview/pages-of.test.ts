import type { PaperQuestion } from '@probant/contract/quizzes/paper'
import { expect, it } from 'vitest'
import { pagesOf } from './pages-of.ts'

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
