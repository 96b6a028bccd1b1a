import type { Locale } from '@probant/contract/locales'
import { type Draft, lengthPenalty, openDraft } from '../draft.ts'
import { lowerFirst } from '../first-letter.ts'
import { isInstruction } from '../reading/fragments.ts'
import { keyOf, type Passage } from '../reading/passage.ts'
import { pointsOut } from '../reading/pointing.ts'
import { splitSentences } from '../reading/sentences.ts'
import { worded } from '../wording.ts'

/** Asks why something has to be done, if an instruction says so: `Remove the funnel, because …`. */
export function reasonsForRules(passage: Passage): Draft[] {
  const { locale, subject, text } = passage
  return text.split('\n').flatMap((paragraph) =>
    splitSentences(paragraph, locale).flatMap((source) => {
      const { order = '' } = REASONED[locale].exec(source)?.groups ?? {}
      const isClear =
        order.split(' ').filter((word) => !/(?:ly|ment)$/.test(word)).length >= SHORTEST &&
        !UNCLEAR[locale].test(order) &&
        isInstruction(source, locale) &&
        !pointsOut(order, { locale, subject, clause: undefined })
      if (!isClear) return []
      const rule = lowerFirst(order)
      const statement = rule.startsWith(NOT[locale])
        ? `${SHOULD_NOT[locale]} ${rule.slice(NOT[locale].length)}`
        : `${SHOULD[locale]} ${rule}`
      const title = worded(locale, 'explainWhy', { statement })
      const sentence = { text: order, source, key: keyOf(source), clause: undefined }
      return [openDraft({ title, sentence, quality: 0.76 - lengthPenalty(order), hardness: 0.6 }, 3)]
    }),
  )
}

/** In words, besides how it is done: `Open the tap briefly` leaves out which, and when. */
const SHORTEST = 4

const REASONED: Record<Locale, RegExp> = {
  en: /^(?<order>\p{Lu}[^,;:]{10,110}?),? (?:because|so that|in order to|to (?:avoid|prevent|make sure|ensure|release|keep|protect)|since) [^;]+\.$/u,
  fr: /^(?<order>(?:Ne pas )?\p{Lu}?\p{Ll}+(?:er|ir|re|oir) [^,;:]{8,110}?),? (?:parce qu|car |afin (?:de|d’|que)|pour (?:que|éviter|empêcher|ne pas|protéger)|puisqu)[^;]+\.$/u,
}

const UNCLEAR: Record<Locale, RegExp> = {
  en: /\b(?:it|them|this|that|these|those|your|its|their|if|when)\b|^(?:If|When|Note|Remember)/,
  fr: /(?<!\p{L})(?:ce|cet|cette|ces|votre|vos|son|sa|ses|leurs?|y|en|si|quand)(?!\p{L})/u,
}

const NOT = { en: 'do not ', fr: 'ne pas ' }
const SHOULD = { en: 'one should', fr: 'il faut' }
const SHOULD_NOT = { en: 'one should not', fr: 'il ne faut pas' }
