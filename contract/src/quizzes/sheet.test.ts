import { describe, expect, it } from 'vitest'
import { keyRowsOf, sheetOf } from './sheet.ts'
import { writtenPaperOf } from './written-paper.ts'

const TEXT = { titleHtml: '<p>Which?</p>', explanationHtml: '' }
const CHOICE = {
  type: 'multiple_choice' as const,
  answers: ['a', 'b', 'c', 'd'].map((text) => ({ text, html: `<p>${text}</p>`, isCorrect: text === 'c' })),
}
const SECTIONS = [
  {
    title: 'First part',
    questions: [
      { ...TEXT, id: '1', content: CHOICE },
      { ...TEXT, id: '2', content: { type: 'true_false' as const, isTrue: false }, points: 2 },
    ],
  },
  { title: 'Nothing in it', questions: [] },
  {
    title: '',
    questions: [
      {
        ...TEXT,
        id: '3',
        content: { type: 'fill_in' as const, accepted: ['Seine', 'la Seine'], ignoresAccents: true },
      },
      {
        ...TEXT,
        id: '4',
        language: 'en' as const,
        content: { type: 'open' as const, maxScore: 2.5, guidance: '', guidanceHtml: '<p>Look</p>' },
      },
    ],
  },
]
const { paper, answerKey } = writtenPaperOf(SECTIONS, {
  title: 'Villes',
  language: 'fr',
  durationMinutes: 45,
})

describe('a sheet', () => {
  const sheet = sheetOf(paper)

  it('says how much it is, and has lines for who writes on it, when, and what it came to', () => {
    expect(sheet.size).toBe('4 questions · 6,5 points · 45 minutes')
    expect(sheet.fields).toEqual([{ label: 'Nom' }, { label: 'Date' }, { label: 'Note', outOf: 6.5 }])
  })

  it('has choices with letters, statements to tick, and lines to write on, in the language of each question', () => {
    expect(sheet.sections.map(({ title }) => title)).toEqual(['First part', ''])
    const questions = sheet.sections.flatMap((section) => section.questions)
    expect(questions.map(({ number, points, answer }) => [number, points, answer])).toEqual([
      [1, '1 point', { choices: ['a', 'b', 'c', 'd'].map(choice) }],
      [2, '2 points', { choices: [{ words: 'Vrai' }, { words: 'Faux' }] }],
      [3, '1 point', { lines: 1 }],
      [4, '2.5 points', { lines: 7 }],
    ])
  })

  it('gives an open answer more lines for more points, up to a sheet', () => {
    const content = { type: 'open' as const, maxScore: 1, guidance: '', guidanceHtml: '' }
    const questions = [0.25, 1, 1.75, 2, 5, 7, 20].map((points) => ({ ...TEXT, id: '1', content, points }))
    const frame = { title: '', language: 'en' as const }
    const [section] = sheetOf(writtenPaperOf([{ title: '', questions }], frame).paper).sections
    expect(section?.questions.map(({ answer }) => answer)).toEqual(
      [3, 4, 6, 6, 12, 16, 16].map((lines) => ({ lines })),
    )
  })
})

it('has a key that says what is right', () => {
  expect(keyRowsOf(answerKey, 'fr').map(({ number, right }) => [number, right])).toEqual([
    [1, { letter: 'C', html: '<p>c</p>' }],
    [2, { words: 'Faux' }],
    [3, { accepted: ['Seine', 'la Seine'] }],
    [4, { graded: 'Graded by hand.', guidanceHtml: '<p>Look</p>' }],
  ])
})

it('has a key that says what whoever marks should know, in the language of each question', () => {
  const numeric = {
    type: 'numeric' as const,
    values: [{ within: 'amount' as const, value: 3000, tolerance: 0 }],
    units: [
      { name: 'm/s', factor: 1 },
      { name: 'km/s', factor: 1000 },
    ],
    unitUse: 'required' as const,
    unitPenalty: 0.5,
  }
  const measured = { title: '', questions: [{ ...TEXT, id: '5', content: numeric }] }
  const { answerKey } = writtenPaperOf([...SECTIONS, measured], { title: '', language: 'fr' })
  expect(keyRowsOf(answerKey, 'fr').map(({ note }) => note)).toEqual([
    undefined,
    undefined,
    'Les accents ne sont pas pris en compte.',
    undefined,
    'Aussi en\u00a0: 1\u00a0km/s = 1000\u00a0m/s. Une unité fausse ou absente coûte 50\u00a0% des points.',
  ])
})

function choice(text: string, index: number) {
  return { letter: 'ABCD'.charAt(index), html: `<p>${text}</p>` }
}
