import type { Flaw, Item } from './flaws.ts'
import { bare, plain } from './plain-words.ts'

/** Two answers that say the same thing can't both be wrong by knowledge alone. */
export function nearIdenticalAnswers({ answers }: Item): Flaw | undefined {
  for (const [index, { text }] of answers.entries()) {
    const twin = answers.slice(index + 1).find((other) => isTwin(text, other.text))
    if (twin) return { kind: 'near_identical_answers', words: `${plain(text)} / ${plain(twin.text)}` }
  }
}

/**
 * The same words in another order or form, or a word that only its capitals, accents or article tell from another.
 * Numbers and short words (`CO`, `où`, `List`) differ by a single letter for good reason.
 */
function isTwin(one: string, other: string): boolean {
  if (/\p{N}/u.test(one) || /\p{N}/u.test(other)) return false
  const [first, second] = [words(one), words(other)]
  if (first.length === 1) return first[0] === second.join(' ') && second.join('').length >= LONG
  return first.length > 1 && stems(first) === stems(second)
}

const LONG = 5

function words(text: string): string[] {
  return bare(plain(text))
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !SMALL.has(word))
}

function stems(words: string[]): string {
  return words
    .map((word) => word.replace(/(es|s|x)$/, ''))
    .sort()
    .join(' ')
}

const SMALL = new Set('the a an of to in le la les l un une des du de d et and'.split(' '))
