import type { ImportNote } from '@probant/contract/exchange/formats'
import { UnreadableArchive } from '#server/platform/archive/unpack.ts'
import { decoded, isGibberish } from '#server/platform/text-encoding.ts'
import { type ReadItem, type ReadQuestion, type Refusal, UnreadableFile } from './format.ts'

/** The text of a file that is nothing else. */
export function textIn(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (isGibberish(text)) throw new UnreadableFile('notText')
  return text
}

/** A question of a format that says no more than what is asked. */
export const NOTHING_ELSE = {
  explanation: '',
  subject: null,
  difficulty: null,
  language: null,
  points: null,
} satisfies Partial<ReadQuestion>

interface Place extends Pick<ReadItem, 'line' | 'file'> {
  /** How the file begins it. */
  beginning: () => string
  /** All that the file has of it. */
  source?: (() => string) | undefined
}

/** What comes of one question. Whatever a library stumbles over in it, the other questions are none the worse for it. */
export function readItem(
  { beginning, source, ...place }: Place,
  understand: (notes: Set<ImportNote>) => ReadQuestion | Refusal,
): ReadItem {
  const notes = new Set<ImportNote>()
  const read = attempt()
  return 'fault' in read
    ? { ...place, ...read, beginning: beginning(), ...(source && { source: source() }) }
    : { ...place, question: read, notes: [...notes] }

  function attempt(): ReadQuestion | Refusal {
    try {
      return understand(notes)
    } catch (error) {
      if (error instanceof UnreadableArchive) throw error
      return { fault: 'malformed' }
    }
  }
}
