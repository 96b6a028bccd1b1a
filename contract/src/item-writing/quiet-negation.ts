import { kindOf } from '@probant/kinds'
import type { Locale } from '../locales.ts'
import type { Flaw, Item } from './flaws.ts'

/** A "not" that is easily read over tests reading, not knowing. In bold or capitals it is seen. */
export function quietNegation({ type, language, title }: Item): Flaw | undefined {
  // A person reads what is answered.
  if (kindOf({ type }).byPerson) return undefined
  const loud = title.replace(/\*\*[^*]+\*\*|__[^_]+__/g, ' ')
  const found = NEGATIONS[language].exec(loud)
  return found ? { kind: 'quiet_negation', words: found[0].trim() } : undefined
}

/** Capitals don't match: they are loud enough. */
const NEGATIONS: Record<Locale, RegExp> = {
  en: /\b(?:is|are|was|were|does|do|did|can|could|would|should|has|have|will)(?: not|n[’']t)\b|\bnot\b|\bexcept\b|\bleast likely\b/u,
  fr: /\b(?:n[’']|ne )\p{L}+ (?:pas|jamais|plus)\b|\bsauf\b|\bexcepté\b|\bà l[’']exception\b/u,
}
