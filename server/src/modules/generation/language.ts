import type { Locale } from '@probant/contract/locales'
import { francAll } from 'franc-min'

/**
 * Is a question in the language it was asked for? Short ones, numbers and names say too little to be sure: they get the
 * benefit of the doubt unless the small words speak against them.
 */
export function isInLanguage(text: string, locale: Locale): boolean {
  const plain = text.replace(/[`$*_#[\]()]/g, ' ')
  const vote = smallWords(plain, locale) - smallWords(plain, locale === 'en' ? 'fr' : 'en')
  if (vote !== 0) return vote > 0
  if (plain.replace(/[^\p{L}]/gu, '').length < LONG_ENOUGH) return true
  const [first] = francAll(plain, { only: Object.values(CODES) })
  return first?.[0] === CODES[locale] || first?.[0] === 'und'
}

const LONG_ENOUGH = 40
const CODES: Record<Locale, string> = { en: 'eng', fr: 'fra' }

const SMALL_WORDS: Record<Locale, Set<string>> = {
  en: new Set(
    'the of and is are was were which what who whose when where how does do in on to for by with from an that this not'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du de et est sont était quel quelle quels quelles qui que où quand comment dans sur pour par avec une un ce cette ne pas il elle au aux se son sa ses'.split(
      ' ',
    ),
  ),
}

function smallWords(text: string, locale: Locale): number {
  const words = text.toLowerCase().split(/[^\p{L}]+/u)
  return words.filter((word) => SMALL_WORDS[locale].has(word)).length
}
