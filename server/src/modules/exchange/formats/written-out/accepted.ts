import type { Asked } from '../format.ts'
import { between, NO_UNITS, numberIn } from '../numbers.ts'

/** What is asked for where a document gives the answer in words: a number, words to be typed, or a text for the grader. */
export function askedFor(said: string): Asked {
  const words = said.trim().replace(/(?<=\p{L})\.$/u, '')
  const number = numberIn(words)
  if (number !== undefined) return { for: 'number', ...NO_UNITS, values: [between(number, number)] }
  const accepted = [...new Set(words.split(SIGNS).map((one) => one.trim()))].filter(Boolean)
  if (accepted.some((one) => one.length > LONGEST || one.split(/\s+/).length > MOST_WORDS))
    return { for: 'text', maxScore: null, guidance: said.trim() }
  return { for: 'words', accepted }
}

/** A slash within `km/h` parts nothing. */
const SIGNS = /\s*[;|]\s*|\s+\/\s+|(?<=\p{L}{3})\/(?=\p{L}{3})/u
/** What is longer is for a person to judge. */
const LONGEST = 80
const MOST_WORDS = 8
