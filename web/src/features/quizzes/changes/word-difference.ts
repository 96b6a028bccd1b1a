import { diffArrays } from 'diff'

/** A stretch of text that only one of the two has, or both. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** What of two texts differs, word by word: the same words in the same order are in both. */
export function wordDifference(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGED })
  if (!changes) return { before: whole(before), after: whole(after) }
  return {
    before: changes.filter(({ added }) => !added).reduce(joined, []),
    after: changes.filter(({ removed }) => !removed).reduce(joined, []),
  }
}

/** To find so many takes a moment; beyond that the whole is another text. */
const MOST_CHANGED = 1000

/** Words, the spaces between them, and every other sign by itself. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
}

function whole(text: string): Piece[] {
  return text === '' ? [] : [{ text, isChanged: true }]
}

function joined(pieces: Piece[], { value, added, removed }: Change): Piece[] {
  const [text, isChanged] = [value.join(''), added || removed]
  const last = pieces.at(-1)
  if (last?.isChanged === isChanged) last.text += text
  else pieces.push({ text, isChanged })
  return pieces
}

type Change = ReturnType<typeof diffArrays<string>>[number]
