import type { Locale } from '@probant/contract/locales'

/** By these a language is known: they stand in almost every sentence, and hardly in a name. */
export const SMALL_WORDS: Record<Locale, Set<string>> = {
  // Neither "on" nor "an", which are French as well.
  en: new Set(
    'the of and is are was were which what who whose when where how does do did has have can in to into for by with from that this it its not against someone'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du de et est sont était quel quelle quels quelles qui que qu où quand comment dans en sur pour par avec une un ce cette ne pas il elle au aux se son sa ses dont'.split(
      ' ',
    ),
  ),
}
