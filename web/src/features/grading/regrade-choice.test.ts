import type { MarkedQuestion } from '@probant/contract/grading/regrading'
import { expect, it } from 'vitest'
import { actionsFor, faultOf, regradeOf } from './regrade-choice.ts'

const TRUE: MarkedQuestion['content'] = { type: 'true_false', isTrue: true }
const OPEN: MarkedQuestion['content'] = { type: 'open', maxScore: 4, guidance: '', guidanceHtml: '' }

it('offers what fits the question, and not what it is already', () => {
  expect(actionsFor({ content: TRUE, scoring: 'normal' })).toEqual(['key', 'give', 'drop'])
  expect(actionsFor({ content: OPEN, scoring: 'dropped' })).toEqual(['give'])
})

it('asks for nothing until enough was chosen', () => {
  const question = { questionId: 'q' }
  const right = { type: 'true_false', isTrue: false } as const
  expect(regradeOf(question, { action: undefined, right: undefined, text: '' })).toBeUndefined()
  expect(regradeOf(question, { action: 'key', right: undefined, text: '' })).toBeUndefined()
  expect(regradeOf(question, { action: 'accept', right: undefined, text: '  ' })).toBeUndefined()
  expect(regradeOf(question, { action: 'key', right, text: '' })).toEqual({
    kind: 'key',
    questionId: 'q',
    right,
  })
})

const NUMBER: MarkedQuestion['content'] = {
  type: 'numeric',
  values: [{ within: 'amount', value: 299792458, tolerance: 1000 }],
  units: [{ name: 'm/s', factor: 1 }],
  unitUse: 'required',
  unitPenalty: 1,
}

const MAP: MarkedQuestion['content'] = {
  type: 'spots',
  spotsPicture: '![A map](picture:11111111-1111-4111-8111-111111111111)',
  pictureHtml: '<img alt="A map">',
  width: 600,
  height: 400,
  spotsShown: false,
  spots: [{ place: 1, shape: { kind: 'circle', x: 100, y: 100, radius: 20 } }],
  labels: ['Aerodrome', 'Lake'].map((text) => ({ text, html: text })),
}

it.each([
  ['abc', 'en', 'This isn’t a number. Write one such as 3.14, or 3.14 ± 0.05.'],
  ['abc', 'fr', 'Ce n’est pas un nombre. Écrivez par exemple 3,14 ou 3,14 ± 0,05.'],
  ['4..3', 'en', 'In a range, write the smaller number first: 3..4.'],
  ['3..4', 'en', undefined],
  ['300000 km/s', 'en', 'Write the number in a unit of the question: m/s.'],
  ['300000000 m/s', 'en', undefined],
] as const)('says what to write instead of a number that is none: %s (%s)', (text, locale, said) => {
  expect(faultOf({ content: NUMBER }, { action: 'accept', right: undefined, text }, locale)).toBe(said)
})

it.each([
  ['en', 'Put these labels on the picture, and no others: Lake.'],
  ['fr', 'Placez sur l’image ces étiquettes et aucune autre\u00a0: Lake.'],
] as const)(
  'says which labels belong on a picture where a further one was put there (%s)',
  (locale, said) => {
    const faultIn = (...marks: ({ x: number; y: number } | null)[]) =>
      faultOf({ content: MAP }, { action: 'key', right: { type: 'spots', marks }, text: '' }, locale)
    expect(faultIn({ x: 10, y: 10 }, { x: 200, y: 200 })).toBe(said)
    expect(faultIn(null, { x: 200, y: 200 })).toBeUndefined()
  },
)
