import type { Locale } from '@probant/contract/locales'

/** Puts words into a template; what stands first in the sentence gets a capital. */
export function fill(template: string, words: Record<string, string>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  return capitalised(filled)
}

/** `pH` and `eBay` stay as they are. */
export function capitalised(text: string): string {
  const [first = '', second = ''] = text
  const isOwnWay = first === first.toLowerCase() && second !== second.toLowerCase()
  return isOwnWay ? text : first.toUpperCase() + text.slice(first.length)
}

/** As people compare words: without case, accents, articles and spaces that don't matter. */
export function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(the|an?|le|la|les|l|une?|des|du|de la|de l|de|d)\s+/, '')
}

/**
 * French words in a template may carry the preposition it needs («\u00a0d’Italie\u00a0», «\u00a0du fer\u00a0»). As an answer they stand
 * alone: with their article, or bare.
 */
export function standingAlone(words: readonly string[], locale: Locale): string[] {
  if (locale !== 'fr' || !words.every((word) => PREPOSITION.test(word))) return [...words]
  return words.map((word) =>
    word
      .replace(/^(du|au) /, 'le ')
      .replace(/^(des|aux) /, 'les ')
      .replace(/^(de|à) (?=la |l’)/, '')
      .replace(/^(de |à |d’)/, ''),
  )
}

const PREPOSITION = /^(de |du |des |d’|à |au |aux )/
