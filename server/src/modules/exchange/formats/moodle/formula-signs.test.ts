import type { QuestionDraft } from '@probant/contract/questions/form'
import { describe, expect, it } from 'vitest'
import { joinedSigns, partedSigns } from '#server/platform/markdown/formula-signs.ts'
import { expectRoundTrip, fileOf } from '../../testing/round-trip.ts'
import { aikenReader } from '../aiken/read.ts'
import { aikenWriter } from '../aiken/write.ts'
import { giftReader } from '../gift/read.ts'
import { unescapedGift } from '../gift/signs.ts'
import { giftWriter } from '../gift/write.ts'
import { moodleXmlReader } from '../moodle-xml/read.ts'
import { moodleXmlWriter } from '../moodle-xml/write.ts'

const FORMULA = /\\[([]|\$\$/

const draft: QuestionDraft = {
  type: 'multiple_choice',
  subject: 'Maths',
  language: 'en',
  difficulty: 'easy',
  title: 'In LaTeX, what does \\\\(y\\\\) mean, or \\$\\$? And `echo $$ \\(y\\)`?',
  explanation: '```sh\necho $$ \\[z\\]\n```',
  content: {
    answers: ['\\\\(y\\\\)', '`\\[y\\]`', 'a \\$\\$ b', 'None'].map((text, at) => ({
      text,
      isCorrect: at === 0,
    })),
  },
}

describe('what looks like a formula and is none', () => {
  it.each([
    { name: 'Moodle XML', writer: moodleXmlWriter, reader: moodleXmlReader, told: (file: string) => file },
    { name: 'GIFT', writer: giftWriter, reader: giftReader, told: unescapedGift },
    { name: 'Aiken', writer: aikenWriter, reader: aikenReader, told: (file: string) => file },
  ])('stays text in $name, also in code, and comes back as it was', async ({ writer, reader, told }) => {
    const asked = [{ draft, points: 1 }]
    const file = told(Buffer.from(await fileOf(writer, asked)).toString())
    expect(file).toContain('LaTeX')
    expect(file).not.toMatch(FORMULA)
    await expectRoundTrip(writer, reader, asked)
  })

  it('is a formula where it is one', async () => {
    const formula = { ...draft, title: 'What is $y$?', explanation: '' }
    const file = Buffer.from(await fileOf(moodleXmlWriter, [{ draft: formula, points: 1 }])).toString()
    expect(file).toContain('What is \\(y\\)?')
  })

  it.each(['\\(y\\)', '$$', '$$$$', '\\\u2060(', '$\u2060$\u2060\u2060$', 'a ( b', '\\\\('])(
    'is told by nothing else: %j',
    (text) => {
      expect(partedSigns(text)).not.toMatch(FORMULA)
      expect(joinedSigns(partedSigns(text))).toBe(text)
    },
  )
})
