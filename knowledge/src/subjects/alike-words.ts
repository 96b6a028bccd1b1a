import type { NameIndex } from './names.ts'
import { isRealWord } from './real-words.ts'

export interface AlikeWord {
  word: string
  /** 1 for the word itself. */
  closeness: number
}

/** The words of names that were meant, or nearly: itself; else what it begins, what has the same stem, what it is a slip of. */
export function alikeWords(typed: string, names: NameIndex, isUnfinished: boolean): AlikeWord[] {
  if (names.withWord(typed).length > 0) return [{ word: typed, closeness: 1 }]
  if (typed.length < SHORTEST) return []
  const mayBeSlip = !isRealWord(typed)
  const alike: AlikeWord[] = []
  for (const word of names.words()) {
    const closeness =
      isUnfinished && word.startsWith(typed)
        ? 0.95
        : hasStem(typed, word)
          ? 0.8
          : mayBeSlip && isNearlySpelt(typed, word)
            ? 0.8
            : 0
    if (closeness > 0) alike.push({ word, closeness })
  }
  return alike
}

const SHORTEST = 3

/** "Constitutional" and "constitution": one is the other with an ending. */
function hasStem(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= 6 && long.length - short.length <= 4 && long.startsWith(short)
}

/** Two slips in a long word, one in a shorter one; short words are too often others. */
function isNearlySpelt(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.min(one.length, other.length) < 7) return false
  const most = one.length >= 8 ? 2 : 1
  return Math.abs(one.length - other.length) <= most && distance(one, other) <= most
}

/** How many letters have to be added, left out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const change = one[at - 1] === other[to - 1] ? 0 : 1
      next.push(Math.min((next[to - 1] ?? 0) + 1, (row[to] ?? 0) + 1, (row[to - 1] ?? 0) + change))
    }
    row = next
  }
  return row[other.length] ?? 0
}
