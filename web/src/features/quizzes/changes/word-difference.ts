/** A stretch of text that only one of the two has, or both. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** What of two texts differs, word by word: the same words in the same order are in both. */
export function wordDifference(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const start = sameAtStart(old, fresh)
  const end = sameAtStart(old.slice(start).toReversed(), fresh.slice(start).toReversed())
  const kept = keptWords(middle(old), middle(fresh))
  return {
    before: piecesOf(old, (place) => isKept(old, place, kept.before)),
    after: piecesOf(fresh, (place) => isKept(fresh, place, kept.after)),
  }

  function middle(words: string[]): string[] {
    return words.slice(start, words.length - end)
  }

  function isKept(words: string[], place: number, places: Set<number>): boolean {
    return place < start || place >= words.length - end || places.has(place - start)
  }
}

/** Words, the spaces between them, and every other sign by itself. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
}

/** A typo is found at once: what is the same before and behind it need not be compared with everything. */
function sameAtStart(one: string[], other: string[]): number {
  const differs = one.findIndex((word, place) => word !== other[place])
  return differs < 0 ? Math.min(one.length, other.length) : differs
}

/** So many comparisons take a moment; beyond that the whole is another text. */
const MOST_COMPARED = 4_000_000

/** The longest row of words that both have: their places in each. */
function keptWords(before: string[], after: string[]): { before: Set<number>; after: Set<number> } {
  if (before.length * after.length > MOST_COMPARED) return { before: new Set(), after: new Set() }
  const lengths = before.map(() => new Uint32Array(after.length + 1))
  lengths.push(new Uint32Array(after.length + 1))
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    const line = lengths[row] as Uint32Array
    for (let column = after.length - 1; column >= 0; column--) {
      line[column] =
        before[row] === after[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  }
  const kept = { before: new Set<number>(), after: new Set<number>() }
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      kept.before.add(row++)
      kept.after.add(column++)
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  }
  return kept
}

function piecesOf(words: string[], isKept: (place: number) => boolean): Piece[] {
  const pieces: Piece[] = []
  for (const [place, text] of words.entries()) {
    const isChanged = !isKept(place)
    const last = pieces.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else pieces.push({ text, isChanged })
  }
  return pieces
}
