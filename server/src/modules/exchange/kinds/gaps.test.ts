import type { QuestionDraft } from '@probant/contract/questions/form'
import { questionFormSchema } from '@probant/contract/questions/form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonCartridgeWriter } from '../formats/common-cartridge/write.ts'
import { giftReader } from '../formats/gift/read.ts'
import { giftWriter } from '../formats/gift/write.ts'
import { jsonReader } from '../formats/json/read.ts'
import { jsonWriter } from '../formats/json/write.ts'
import { lossesOf, omissionOf } from '../formats/losing.ts'
import { moodleXmlReader } from '../formats/moodle-xml/read.ts'
import { moodleXmlWriter } from '../formats/moodle-xml/write.ts'
import { qtiReader } from '../formats/qti/read.ts'
import { qti21Writer } from '../formats/qti-2/write.ts'
import { qti30Writer } from '../formats/qti-3/write.ts'
import { csvReader } from '../formats/table/read.ts'
import { csvWriter } from '../formats/table/write.ts'
import { someGaps } from '../testing/questions.ts'
import { expectRoundTrip, fileOf, itemsOf, writableOf } from '../testing/round-trip.ts'

type Gaps = Extract<QuestionDraft, { type: 'gaps' }>['content']

const FORMATS = {
  'Moodle XML': [moodleXmlWriter, moodleXmlReader],
  GIFT: [giftWriter, giftReader],
  'QTI 2.1': [qti21Writer, qtiReader],
  'QTI 3.0': [qti30Writer, qtiReader],
  'a table': [csvWriter, csvReader],
  JSON: [jsonWriter, jsonReader],
} as const

const some = fc.array(someGaps.map(asked).filter(isAllowed), { minLength: 1, maxLength: 6 })

describe.each(Object.entries(FORMATS))('texts with gaps as %s', (_name, [writer, reader]) => {
  it('come back with the same gaps in the same text, or it is said what is lost', async () => {
    await fc.assert(
      fc.asyncProperty(some, (all) => expectRoundTrip(writer, reader, all)),
      { numRuns: 25 },
    )
  })
})

describe('what a format can’t hold of a text with gaps is said', () => {
  const typed = { kind: 'typed' as const, accepted: ['a'], ignoresAccents: false, weight: 1 }
  const percent = {
    kind: 'number' as const,
    number: { within: 'percent' as const, value: 3, tolerance: 2 },
    weight: 1,
  }
  const one = (gaps: Gaps['gaps'], gapText = gaps.map((_, at) => `[[${at + 1}]]`).join(' ')) =>
    writableOf(asked({ gapText, gaps }))

  it('accents, tolerances, several gaps, words that mean something else, and the kind itself', () => {
    const losses = (name: keyof typeof FORMATS, gaps: Gaps['gaps']) =>
      lossesOf(FORMATS[name][0], one(gaps)).filter((loss) => ['accents', 'tolerances'].includes(loss))
    const loose = { ...typed, ignoresAccents: true }
    for (const name of ['Moodle XML', 'GIFT', 'QTI 2.1'] as const)
      expect(losses(name, [loose])).toEqual(['accents'])
    expect(losses('a table', [loose])).toEqual([])
    expect(losses('a table', [loose, typed])).toEqual(['accents'])
    expect(losses('Moodle XML', [percent])).toEqual(['tolerances'])
    expect(losses('QTI 3.0', [percent])).toEqual([])

    expect(omissionOf(giftWriter, one([typed, typed]))).toBe('severalGaps')
    expect(omissionOf(giftWriter, one([{ ...typed, accepted: ['a -> b'] }]))).toBe('misread')
    expect(omissionOf(csvWriter, one([typed], '`[[x]]` [[1]]'))).toBe('misread')
    expect(omissionOf(csvWriter, one([typed], '\\[[1]]'))).toBe('misread')
    expect(omissionOf(commonCartridgeWriter, one([typed]))).toBe('typeUnknown')
  })
})

it('an address to choose is words like any other', async () => {
  const list = {
    kind: 'list' as const,
    choices: ['claire@example.org', 'www.example.org'],
    right: 0,
    weight: 1,
  }
  await expectRoundTrip(giftWriter, giftReader, [asked({ gapText: 'Write to [[1]].', gaps: [list] })])
})

it('a list goes to Moodle as one that it mixes: its author may have written the right one first', async () => {
  const list = { kind: 'list' as const, choices: ['Paris', 'Lyon'], right: 0, weight: 1 }
  const file = await fileOf(moodleXmlWriter, [asked({ gapText: 'It is [[1]].', gaps: [list] })])
  expect(Buffer.from(file).toString()).toContain('{1:MULTICHOICE_S:%100%Paris~%0%Lyon}')
})

it.each(Object.entries(FORMATS))(
  'signs that stand for a gap are none where they are typed: %s',
  async (name, [writer, reader]) => {
    const typed = { kind: 'typed' as const, accepted: ['Paris'], ignoresAccents: false, weight: 1 }
    const gapText = 'It is\uE000 not\uE0000\uE001 Lyon but [[1]], is it?'
    const [item] = await itemsOf(reader, await fileOf(writer, [asked({ gapText, gaps: [typed] })]))
    // Our own file holds whatever was typed.
    const read = name === 'JSON' ? gapText : 'It is not0 Lyon but [[1]], is it?'
    expect(item).toMatchObject({ question: { content: { gapText: read, gaps: [typed] } } })
  },
)

function asked(content: Gaps) {
  const common = { subject: 'History', language: 'en', difficulty: 'easy', explanation: '' } as const
  const draft: QuestionDraft = { ...common, type: 'gaps', title: 'Complete the summary.', content }
  return { draft, points: 3 }
}

function isAllowed({ draft }: { draft: QuestionDraft }): boolean {
  return questionFormSchema.safeParse(draft).success
}
