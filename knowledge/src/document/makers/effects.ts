import type { Locale } from '@probant/contract/locales'
import { type Draft, openDraft } from '../draft.ts'
import type { Passage } from '../passage.ts'
import { worded } from '../wording.ts'

/** Asks what something leads to, if a sentence says so. */
export function effects({ sentences, locale, grammar }: Passage): Draft[] {
  return sentences.flatMap((sentence) => {
    const { clause } = sentence
    if (!clause || clause.lead || clause.apposition || !grammar.phraseOf(clause)) return []
    if (!CAUSING[locale].test(`${clause.verb} ${clause.rest}`) || clause.rest.length < 20) return []
    const title = worded(locale, 'effects', { cause: grammar.midSentence(clause.subject) })
    return [openDraft({ title, sentence, quality: 0.7, hardness: 0.6 }, 3)]
  })
}

const CAUSING: Record<Locale, RegExp> = {
  en: /^(?:can |may )?(?:causes?|leads? to|led to|results? in|triggers?|reduces? .+ and (?:increases?|raises?)|increases? .+ and (?:reduces?|lowers?))\b/,
  fr: /^(?:peut |peuvent )?(?:provoque|provoquent|provoquer|entraîne|entraînent|entraîner|cause|causent|causer|aboutit à|conduit à|mène à|réduit .+ et (?:augmente|accroît)|augmente .+ et (?:réduit|diminue))(?!\p{L})/u,
}
