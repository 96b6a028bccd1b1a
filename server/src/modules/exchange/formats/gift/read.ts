import type { ImportNote } from '@probant/contract/exchange/formats'
import { decoded } from '#server/platform/text-encoding.ts'
import { taken } from '../../kinds/index.ts'
import type { Reader, ReadItem, Reading, ReadQuestion, Refusal } from '../format.ts'
import { subjectOfCategory } from '../moodle/categories.ts'
import { beginningOf, withName } from '../moodle/names.ts'
import { markdownOfMoodle } from '../moodle/texts.ts'
import { picturesOf } from '../pictures.ts'
import { readItem, textIn } from '../reading.ts'
import { readTags } from '../tags.ts'
import { readAnswers } from './answers.ts'
import { type Block, blocksIn } from './blocks.ts'
import { missingWord } from './missing-word.ts'
import { partsOf } from './parts.ts'
import { formatted, unescapedGift } from './signs.ts'

export const giftReader: Reader = {
  // What calls itself so is GIFT, also where nothing in it can be read: then each question says why.
  recognises: ({ name, bytes, archive }) => !archive && (/\.gift$/i.test(name) || isGift(decoded(bytes))),
  *read(reading): Generator<ReadItem> {
    for (const block of blocksIn(textIn(reading.bytes)))
      yield readItem(
        {
          line: block.line,
          beginning: () => beginningOf(unescapedGift(block.text)),
          source: () => block.text,
        },
        (notes) => understood(block, reading, notes),
      )
  },
}

/** Does it ask at least one question, with its answers between braces? Other things stand between braces, too. */
function isGift(text: string): boolean {
  if (text.trimStart().startsWith('<')) return false
  for (const { text: block } of blocksIn(text)) {
    const parts = partsOf(block)
    if ('fault' in parts || parts.stem.trim() === '') continue
    if (ANSWERS.test(parts.answers) || (parts.answers === '' && block.startsWith('::'))) return true
  }
  return false
}

const ANSWERS = /^(?:[=~]|>\s*\d|#\s*[=~\d+-]|(?:T|F|TRUE|FALSE)\s*(?:#|$))/i

function understood(block: Block, reading: Reading, notes: Set<ImportNote>): ReadQuestion | Refusal {
  const parts = partsOf(block.text)
  if ('fault' in parts) return parts
  const stem = formatted(parts.stem, 'auto')
  const picture = picturesOf({ keepPicture: reading.keepPicture, notes })
  const inline = (text: string) => markdownOfMoodle(formatted(text, stem.format), { picture, isInline: true })
  const found = readAnswers(parts.answers, { inline, notes })
  const asked = missingWord(parts, found, (text) => markdownOfMoodle(text, { picture })) ?? found
  const read = taken(asked)
  if ('fault' in read) return read
  const tags = readTags(block.tags)
  return {
    ...read,
    title: 'title' in asked ? asked.title : withName(markdownOfMoodle(stem, { picture }), parts.name),
    explanation: markdownOfMoodle(formatted(parts.feedback, stem.format), { picture }),
    ...tags,
    subject: subjectOfCategory(block.category ?? '') ?? tags.subject,
    points: null,
  }
}
