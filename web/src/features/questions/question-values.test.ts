import { questionFormSchema } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import { describe, expect, it } from 'vitest'
import {
  formOf,
  itemOf,
  newValues,
  previewTexts,
  type QuestionValues,
  typedDifferences,
  typedIn,
  valuesOf,
} from './question-values.ts'

const COMMON = {
  subject: 'Biology',
  language: 'en',
  difficulty: 'tough',
  title: 'Which organ pumps the blood?',
  explanation: 'Because it beats.',
} as const

const NUMERIC: Extract<Question['content'], { type: 'numeric' }> = {
  type: 'numeric',
  values: [
    { within: 'amount', value: 3.14, tolerance: 0.01 },
    { within: 'range', from: -1.5, to: 2.5, share: 0.125 },
  ],
  units: [
    { name: 'm', factor: 1 },
    { name: 'cm', factor: 0.01 },
  ],
  unitUse: 'required',
  unitPenalty: 0.5,
}

const CONTENTS: Question['content'][] = [
  {
    type: 'multiple_choice',
    answers: ['Liver', 'Heart', 'Lung', 'Skin'].map((text) => ({
      text,
      html: `<p>${text}</p>`,
      isCorrect: text === 'Heart',
    })),
  },
  { type: 'true_false', isTrue: false },
  { type: 'fill_in', accepted: ['heart', 'the heart'], ignoresAccents: true },
  { type: 'open', maxScore: 4, guidance: 'Names it.', guidanceHtml: '<p>Names it.</p>' },
  NUMERIC,
  {
    type: 'gaps',
    gapText: 'It is [[1]], or [[2]], or [[3]].',
    gapHtml: '<p>It is [[1]], or [[2]], or [[3]].</p>',
    gaps: [
      { kind: 'typed', accepted: ['heart', 'the heart'], ignoresAccents: true, weight: 2 },
      { kind: 'number', number: { within: 'amount', value: 3.14, tolerance: 0.01 }, weight: 1 },
      { kind: 'list', choices: ['Liver', 'Heart'], right: 1, weight: 1 },
    ],
  },
]

describe('the form of a question', () => {
  it('has nothing to lose where only a type, a difficulty or a language was chosen', () => {
    const values = newValues({ language: 'en', subject: 'Biology' })
    const chosen = { ...values, type: 'open', difficulty: 'tough', language: 'fr' } as const
    expect(typedIn(chosen)).toBe(typedIn(values))
    expect(typedIn({ ...chosen, title: 'W' })).not.toBe(typedIn(values))
    const content = { ...values.content, correct: '2' }
    expect(typedIn({ ...values, content })).not.toBe(typedIn(values))
  })

  it.each(CONTENTS)('sends back what it was filled with: $type', (content) => {
    const form = formOf(valuesOf({ ...COMMON, type: content.type, content }, 'fr'))
    const parsed = questionFormSchema.parse(form)
    expect(parsed).toMatchObject({ ...COMMON, type: content.type })
    expect(valuesOf({ ...COMMON, type: content.type, content }, 'fr').content).toEqual(
      valuesOf({ ...parsed, content: { ...content, ...parsed.content } as Question['content'] }, 'fr')
        .content,
    )
  })

  it('spells numbers as whoever writes does', () => {
    const contentIn = (locale: 'en' | 'fr') =>
      valuesOf({ ...COMMON, type: NUMERIC.type, content: NUMERIC }, locale).content
    expect(contentIn('fr')).toMatchObject({
      values: [
        { value: '3,14', tolerance: '0,01' },
        { from: '-1,5', to: '2,5', share: '12,5' },
      ],
      units: [{ factor: '1' }, { factor: '0,01' }],
    })
    expect(contentIn('en')).toMatchObject({ values: [{ value: '3.14' }, { share: '12.5' }] })
  })

  it('begins with four answers, none of them marked', () => {
    const values = newValues({ language: 'fr' })
    expect(values.content.answers).toHaveLength(4)
    expect(issuesOf(values)).toEqual(
      expect.arrayContaining(['subject', 'title', 'content.answers.0.text', 'content.answers']),
    )
  })

  it('asks for what was not chosen', () => {
    expect(issuesOf({ ...newValues({ language: 'en' }), type: 'true_false' })).toContain('content.isTrue')
    const open = { ...newValues({ language: 'en' }), type: 'open' as const }
    expect(issuesOf({ ...open, content: { ...open.content, maxScore: '' } })).toContain('content.maxScore')
  })

  it('keeps what was typed for another type, but does not send it', () => {
    const [content] = CONTENTS
    if (!content) throw new Error('unreachable')
    const values = { ...valuesOf({ ...COMMON, type: content.type, content }, 'fr'), type: 'open' as const }
    expect(values.content.answers[1]?.text).toBe('Heart')
    expect(formOf(values).content).toEqual({ maxScore: 5, guidance: '' })
  })

  it('shows the flaws the answers of a multiple-choice question only', () => {
    const values = newValues({ language: 'en' })
    values.content.correct = '2'
    expect(itemOf(values).answers.map(({ isCorrect }) => isCorrect)).toEqual([false, false, true, false])
    expect(itemOf({ ...values, type: 'fill_in' }).answers).toEqual([])
  })

  it('never asks for more texts than a preview takes', () => {
    const values = newValues({ language: 'en' })
    expect(previewTexts(values)).toHaveLength(6)
    expect(previewTexts({ ...values, type: 'open' })).toHaveLength(3)
    expect(previewTexts({ ...values, type: 'true_false' })).toHaveLength(2)
  })
})

function issuesOf(values: Parameters<typeof formOf>[0]): string[] {
  const { error } = questionFormSchema.safeParse(formOf(values))
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

const saved = (change: Partial<QuestionValues>): QuestionValues => ({
  ...newValues({ language: 'en', subject: 'Biology' }),
  title: 'Which organ pumps the blood?',
  ...change,
})

it('names what was typed and is not in the newer version', () => {
  const typed = saved({ title: 'Which organ pumps our blood?', explanation: '' })
  typed.content.answers[1] = { text: 'Heart' }
  expect(typedDifferences(typed, saved({ explanation: 'Newer' }))).toEqual([
    { field: 'title', text: 'Which organ pumps our blood?' },
    { field: 'answer', letter: 'B', text: 'Heart' },
  ])
})

it('compares what belongs to the type only', () => {
  const typed = saved({ type: 'open' })
  typed.content = { ...typed.content, guidance: 'Names it', accepted: ['heart'] }
  expect(typedDifferences(typed, saved({ type: 'open' }))).toEqual([{ field: 'guidance', text: 'Names it' }])
  expect(typedDifferences({ ...typed, type: 'fill_in' }, saved({ type: 'fill_in' }))).toEqual([
    { field: 'accepted', text: 'heart' },
  ])
})

it('names what was drawn, too', () => {
  const typed = saved({ type: 'spots' })
  const shape = { kind: 'circle', x: 10, y: 20, radius: 5 } as const
  typed.content = { ...typed.content, spots: [{ label: '', shape }] }
  expect(typedDifferences(typed, saved({ type: 'spots' }))).toEqual([
    { field: 'regions', text: '1. ○ (10, 20), ⌀ 10' },
  ])
})

it('finds nothing where both are the same', () => {
  expect(typedDifferences(saved({}), saved({}))).toEqual([])
})
