import { describe, expect, it } from 'vitest'
import type { Question } from '../questions/question.ts'
import { writtenPaperOf } from './written-paper.ts'

const CHOICE = {
  type: 'multiple_choice',
  answers: ['Bergen', 'Oslo', 'Turku', 'Malmö'].map((text) => ({
    text,
    html: `<p>${text}</p>`,
    isCorrect: text === 'Oslo',
  })),
} as const
const FILL_IN = { type: 'fill_in', accepted: ['Oslo', 'Kristiania'], ignoresAccents: false } as const
const OPEN = { type: 'open', maxScore: 2.5, guidance: 'Fjords', guidanceHtml: '<p>Fjords</p>' } as const
const QUESTIONS = [
  aQuestion('1', CHOICE),
  aQuestion('2', { type: 'true_false', isTrue: false }, 'fr'),
  aQuestion('3', FILL_IN),
  aQuestion('4', OPEN),
]
const { paper: PAPER, answerKey: KEY } = writtenPaperOf([{ title: '', questions: QUESTIONS }], {
  title: 'Questions',
  language: 'en',
})

describe('questions of the bank on paper', () => {
  it('are numbered in their order, each in its language', () => {
    const [section] = PAPER.sections
    expect(
      section?.questions.map(({ number, questionId, language }) => [number, questionId, language]),
    ).toEqual([
      [1, '1', 'en'],
      [2, '2', 'fr'],
      [3, '3', 'en'],
      [4, '4', 'en'],
    ])
    expect(section?.title).toBe('')
  })

  it('are worth one point each, an open one its highest score', () => {
    expect(PAPER).toMatchObject({ questionCount: 4, totalPoints: 5.5 })
    expect(KEY.map(({ points }) => points)).toEqual([1, 1, 1, 2.5])
  })

  it('show no answer', () => {
    expect(JSON.stringify(PAPER)).not.toMatch(/isCorrect|isTrue|Kristiania|Fjords|Why/)
  })

  it('have a key that names the place of what is right', () => {
    expect(KEY.map(({ right }) => right)).toEqual([
      { type: 'multiple_choice', place: 1, html: '<p>Oslo</p>' },
      { type: 'true_false', isTrue: false },
      { type: 'fill_in', accepted: ['Oslo', 'Kristiania'] },
      { type: 'open', guidanceHtml: '<p>Fjords</p>' },
    ])
    expect(KEY[0]?.explanationHtml).toBe('<p>Why</p>')
  })
})

function aQuestion(id: string, content: unknown, language = 'en'): Question {
  return { id, language, titleHtml: '<p>Which?</p>', explanationHtml: '<p>Why</p>', content } as Question
}
