import type { QuestionDraft } from '@probant/contract/questions/form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aikenReader } from '../formats/aiken/read.ts'
import { aikenWriter } from '../formats/aiken/write.ts'
import { commonCartridgeReader } from '../formats/common-cartridge/read.ts'
import { commonCartridgeWriter } from '../formats/common-cartridge/write.ts'
import { giftReader } from '../formats/gift/read.ts'
import { giftWriter } from '../formats/gift/write.ts'
import { kahootReader } from '../formats/kahoot/read.ts'
import { kahootWriter } from '../formats/kahoot/write.ts'
import { lossesOf, omissionOf } from '../formats/losing.ts'
import { moodleXmlReader } from '../formats/moodle-xml/read.ts'
import { moodleXmlWriter } from '../formats/moodle-xml/write.ts'
import { qtiReader } from '../formats/qti/read.ts'
import { qti21Writer } from '../formats/qti-2/write.ts'
import { qti30Writer } from '../formats/qti-3/write.ts'
import { csvReader } from '../formats/table/read.ts'
import { csvWriter } from '../formats/table/write.ts'
import { choicesOf } from '../testing/questions.ts'
import { expectRoundTrip, writableOf } from '../testing/round-trip.ts'

const FORMATS = {
  'Moodle XML': [moodleXmlWriter, moodleXmlReader],
  GIFT: [giftWriter, giftReader],
  'QTI 2.1': [qti21Writer, qtiReader],
  'QTI 3.0': [qti30Writer, qtiReader],
  'a cartridge': [commonCartridgeWriter, commonCartridgeReader],
  'a table': [csvWriter, csvReader],
  Kahoot: [kahootWriter, kahootReader],
  Aiken: [aikenWriter, aikenReader],
} as const

const line = fc.constantFrom('x', '**bold**', '1 \\< 2', 'a, b; c', '$x^2$')
const some = fc.array(choicesOf(line).map(asked), { minLength: 1, maxLength: 8 })

describe.each(Object.entries(FORMATS))('lists of choices as %s', (_name, [writer, reader]) => {
  it('come back with the same answers, as many of them right, chosen and marked alike', async () => {
    await fc.assert(
      fc.asyncProperty(some, (all) => expectRoundTrip(writer, reader, all)),
      { numRuns: 25 },
    )
  })
})

describe('what a format can’t hold of a list of choices is said', () => {
  const content = (rights: boolean[], more: object = {}) => ({
    options: rights.map((isCorrect, place) => ({ text: `answer ${place}`, isCorrect })),
    isSingle: false,
    partial: false,
    ...more,
  })
  const losses = (name: keyof typeof FORMATS, rights: boolean[], more?: object) =>
    lossesOf(FORMATS[name][0], writableOf(asked(content(rights, more)))).filter((loss) => OWN.includes(loss))
  const omission = (name: keyof typeof FORMATS, rights: boolean[]) =>
    omissionOf(FORMATS[name][0], writableOf(asked(content(rights))))
  const OWN = ['allOrNothing', 'shares', 'severalChoices'] as string[]

  it('Moodle adds up, whatever is right', () => {
    for (const name of ['Moodle XML', 'GIFT'] as const) {
      expect(losses(name, [true, true, false])).toEqual(['allOrNothing'])
      expect(losses(name, [true, true, false], { partial: true })).toEqual([])
      expect(losses(name, [true, false, false], { isSingle: true })).toEqual([])
    }
    expect(losses('QTI 2.1', [true, true, false])).toEqual([])
  })

  it('cartridges and Kahoot share no points; Aiken has one right answer, Kahoot four answers', () => {
    for (const name of ['a cartridge', 'Kahoot'] as const)
      expect(losses(name, [true, true, false], { partial: true })).toEqual(['shares'])
    expect(losses('Aiken', [true, false, false])).toEqual(['severalChoices'])
    expect(omission('Aiken', [true, true, false])).toBe('severalRightAnswers')
    expect(omission('Kahoot', [true, true, false, false, false])).toBe('tooManyAnswers')
  })
})

function asked(content: Extract<QuestionDraft, { type: 'choices' }>['content']) {
  const common = { subject: 'Biology', language: 'en', difficulty: 'easy', explanation: '' } as const
  const draft: QuestionDraft = { ...common, type: 'choices', title: 'Which of these is it?', content }
  return { draft, points: 3 }
}
