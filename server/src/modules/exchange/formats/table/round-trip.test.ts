import fc from 'fast-check'
import { describe, it } from 'vitest'
import { somePoints, someQuestion } from '../../testing/questions.ts'
import { type Asked, expectRoundTrip } from '../../testing/round-trip.ts'
import { jsonReader } from '../json/read.ts'
import { jsonWriter } from '../json/write.ts'
import { kahootReader } from '../kahoot/read.ts'
import { kahootWriter } from '../kahoot/write.ts'
import { csvReader, xlsxReader } from './read.ts'
import { csvWriter, xlsxWriter } from './write.ts'

const FORMATS = [
  ['our own JSON', jsonWriter, jsonReader],
  ['CSV', csvWriter, csvReader],
  ['XLSX', xlsxWriter, xlsxReader],
  ['Kahoot’s spreadsheet', kahootWriter, kahootReader],
] as const

const COMMON = { subject: 'Biology', language: 'en', difficulty: 'easy', title: 'Why is it so?' } as const
const OPEN = { ...COMMON, type: 'open', content: { maxScore: 3, guidance: '' } } as const
/** What comes up too rarely by chance. */
const RARE: Asked[] = [
  { draft: { ...OPEN, explanation: '' }, points: 3 },
  { draft: { ...OPEN, explanation: "'\n\nis a sign" }, points: 2 },
]

const someQuestions = fc.array(fc.record({ draft: someQuestion, points: somePoints }), {
  minLength: 1,
  maxLength: 4,
})

describe.each(FORMATS)('questions that go out as %s and come in again', (_name, writer, reader) => {
  it('are the same, but for what the format says that it loses', async () => {
    await fc.assert(
      fc.asyncProperty(someQuestions, (asked) => expectRoundTrip(writer, reader, asked)),
      { numRuns: 15, examples: [[RARE]] },
    )
  })
})
