import type { ImportNote } from '@probant/contract/exchange/formats'
import { decoded, isGibberish } from '#server/platform/text-encoding.ts'
import { taken } from '../../kinds/index.ts'
import {
  type Reader,
  type ReadItem,
  type Reading,
  type ReadQuestion,
  type Refusal,
  UnreadableFile,
} from '../format.ts'
import { subjectOfCategory } from '../moodle/categories.ts'
import { beginningOf } from '../moodle/names.ts'
import { picturesOf } from '../moodle/pictures.ts'
import { markdownOfMoodle } from '../moodle/texts.ts'
import { readTags } from '../tags.ts'
import { readAnswers } from './answers.ts'
import { type Block, blocksIn } from './blocks.ts'
import { formatted } from './formatted.ts'
import { partsOf } from './parts.ts'
import { isGift } from './recognition.ts'
import { unescapedGift } from './signs.ts'

export const giftReader: Reader = {
  // What calls itself so is GIFT, also where nothing in it can be read: then each question says why.
  recognises: ({ name, bytes, archive }) => !archive && (/\.gift$/i.test(name) || isGift(decoded(bytes))),
  read,
}

function* read(reading: Reading): Generator<ReadItem> {
  const text = decoded(reading.bytes)
  if (isGibberish(text)) throw new UnreadableFile('notText')
  for (const block of blocksIn(text)) {
    const notes = new Set<ImportNote>()
    const read = understood(block, reading, notes)
    const beginning = beginningOf(unescapedGift(block.text))
    if ('type' in read) yield { line: block.line, question: read, notes: [...notes] }
    else yield { line: block.line, ...read, beginning }
  }
}

function understood(block: Block, reading: Reading, notes: Set<ImportNote>): ReadQuestion | Refusal {
  const parts = partsOf(block.text)
  if ('fault' in parts) return parts
  const stem = formatted(parts.stem, 'auto')
  const picture = picturesOf({ ...reading, notes })
  try {
    const read = taken(
      readAnswers(parts.answers, {
        inline: (text) => markdownOfMoodle(formatted(text, stem.format), { picture, isInline: true }),
        notes,
      }),
    )
    if ('fault' in read) return read
    const tags = readTags(block.tags)
    return {
      ...read,
      title: markdownOfMoodle(stem, { picture }),
      explanation: markdownOfMoodle(formatted(parts.feedback, stem.format), { picture }),
      ...tags,
      subject: subjectOfCategory(block.category ?? '') ?? tags.subject,
      points: null,
    }
  } catch {
    // Whatever a library stumbles over in a stranger's text, the other questions are none the worse for it.
    return { fault: 'malformed' }
  }
}
