/** A stretch of text that only one of the two has, or both. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** What of two texts differs, word by word: the same words in the same order are in both. */
export function wordDifference(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const kept = keptWords(old, fresh)
  return { before: piecesOf(old, kept.before), after: piecesOf(fresh, kept.after) }
}

/** Words, the spaces between them, and every other sign by itself. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
}

/** The longest row of words that both have: their places in each. */
function keptWords(before: string[], after: string[]): { before: Set<number>; after: Set<number> } {
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

function piecesOf(words: string[], kept: Set<number>): Piece[] {
  const pieces: Piece[] = []
  for (const [place, text] of words.entries()) {
    const isChanged = !kept.has(place)
    const last = pieces.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else pieces.push({ text, isChanged })
  }
  return pieces
}
