import { expect, it } from 'vitest'
import type { DocumentSection } from './document.ts'
import { equalPoints, sectionNote, subjectIn } from './plan.ts'

it('says what is to be mended in this section, not in another', () => {
  const obstacles = [
    { kind: 'noEnd' },
    { kind: 'sectionEmpty', section: 2 },
    { kind: 'drawTooLarge', section: 1, draw: 5, count: 3 },
    { kind: 'poolPointsDiffer', section: 1 },
  ] as const
  expect([0, 1, 2].map((section) => sectionNote([...obstacles], section))).toEqual([
    undefined,
    'drawTooLarge',
    'empty',
  ])
})

it('gives the questions of a pool the points of the first, or of the open ones', () => {
  expect(equalPoints(worth(['fill_in', 2], ['true_false', 1]))).toBe(2)
  expect(equalPoints(worth(['fill_in', 2], ['open', 5], ['open', 5]))).toBe(5)
  expect(equalPoints(worth(['fill_in', 1], ['open', 4], ['open', 5]))).toBe(4)
})

it('takes a subject out of a title that names one, and never the title itself', () => {
  expect(subjectIn('Biology, test 3', ['Marine biology', 'Biology'])).toBe('Biology')
  expect(subjectIn('The water cycle', ['Water cycle'])).toBe('Water cycle')
  expect(subjectIn('Test of class 3B', ['Biology'])).toBeUndefined()
})

function worth(...questions: ['fill_in' | 'true_false' | 'open', number][]): DocumentSection['questions'] {
  return questions.map(([type, points], index) => ({
    kind: 'question',
    key: String(index),
    points,
    question: {
      questionId: String(index),
      type,
      subject: '',
      language: 'en',
      difficulty: 'easy',
      title: '',
      titleHtml: '',
    },
  }))
}
