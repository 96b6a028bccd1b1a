import type { Flaw, Item } from './flaws.ts'
import { bare, plain } from './plain-words.ts'

/** Two answers that say the same thing can't both be wrong by knowledge alone. */
export function nearIdenticalAnswers({ answers }: Item): Flaw | undefined {
  for (const [place, { text }] of answers.entries()) {
    const twin = answers.slice(place + 1).find((other) => isTwin(text, other.text))
    if (twin) return { kind: 'near_identical_answers', words: `${plain(text)} / ${plain(twin.text)}` }
  }
}

/** The same words in another order or form. Numbers and short words differ by a single letter for good reason. */
function isTwin(one: string, other: string): boolean {
  if (/\d/.test(one) || /\d/.test(other)) return false
  const [first, second] = [stems(one), stems(other)]
  return first.length > 1 && first.join(' ') === second.join(' ')
}

function stems(text: string): string[] {
  return bare(plain(text))
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !SMALL.has(word))
    .map((word) => word.replace(/(es|s|x)$/, ''))
    .sort()
}

const SMALL = new Set('the a an of to in le la les l un une des du de d et and'.split(' '))
