import type { Flaw, Item } from './flaws.ts'
import { plain } from './plain-words.ts'

/** Authors say more about what is right; guessers know that. Where several are, the shortest of them tells. */
export function longestAnswer({ answers }: Item): Flaw | undefined {
  const right = answers
    .filter(({ isCorrect }) => isCorrect)
    .toSorted((one, other) => plain(one.text).length - plain(other.text).length)[0]
  const others = answers.filter(({ isCorrect }) => !isCorrect).map(({ text }) => plain(text).length)
  if (!right || others.length < 2) return undefined
  const length = plain(right.text).length
  const longestOther = Math.max(...others)
  // A few letters more prove nothing.
  const isMuchLonger = length > 1.4 * longestOther && length - longestOther >= 12
  return isMuchLonger ? { kind: 'longest_answer', words: right.text } : undefined
}
