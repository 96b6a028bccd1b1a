import type { Flaw, Item } from './flaws.ts'
import { plain } from './plain-words.ts'

/** Authors say more about what is right; guessers know that. */
export function longestAnswer({ answers }: Item): Flaw | undefined {
  const right = answers.find(({ isCorrect }) => isCorrect)
  const others = answers.filter(({ isCorrect }) => !isCorrect).map(({ text }) => plain(text).length)
  if (!right || others.length < 2) return undefined
  const length = plain(right.text).length
  const longestOther = Math.max(...others)
  // A few letters more prove nothing.
  const isMuchLonger = length > 1.4 * longestOther && length - longestOther >= 12
  return isMuchLonger ? { kind: 'longest_answer', words: right.text } : undefined
}
