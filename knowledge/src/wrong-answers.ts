import { bare } from '@probant/contract/item-writing/plain-words'
import type { Random } from './random.ts'

/**
 * Three wrong answers of about the same length as the right one. Chance decides how many of them are longer, so that the
 * length reveals nothing: the right answer is the only longest about one time in four.
 */
export function wrongAnswers(
  correct: string,
  others: readonly string[],
  random: Random,
): [string, string, string] | undefined {
  const candidates = distinct(others, correct)
  if (candidates.length < 3) return undefined

  const byNearness = random
    .shuffled(candidates)
    .sort((one, other) => distance(one, correct) - distance(other, correct))
  const longer = byNearness.filter((text) => text.length >= correct.length)
  const shorter = byNearness.filter((text) => text.length < correct.length)
  const longerWanted = Math.min(random.below(4), longer.length)

  const chosen = [...near(longer, longerWanted, random), ...near(shorter, 3 - longerWanted, random)]
  const rest = byNearness.filter((text) => !chosen.includes(text))
  const [first, second, third] = [...chosen, ...rest]
  return first && second && third ? [first, second, third] : undefined
}

/** Some of the nearest, not always the very same. */
function near(sorted: readonly string[], count: number, random: Random): string[] {
  return random.shuffled(sorted.slice(0, count + 3)).slice(0, count)
}

/** How far the lengths are apart, in proportion. */
function distance(text: string, correct: string): number {
  return Math.abs(Math.log((text.length + 3) / (correct.length + 3)))
}

function distinct(texts: readonly string[], correct: string): string[] {
  const seen = new Set([normalised(correct)])
  return texts.filter((text) => {
    const key = normalised(text)
    if (!key || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The form in which two answers are compared: without case, accents, punctuation and a leading article. */
export function normalised(text: string): string {
  return bare(text)
    .replace(/[’']/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(the|an?|le|la|les|l|une?|des|du|de la|de l|de|d)\s+/, '')
}
