import type { Locale } from '@probant/contract/locales'
import type { Draft } from '../draft.ts'
import type { Passage } from '../passage.ts'
import { worded } from '../wording.ts'

/** The sentence says what something brings about. */
export function effects({ sentences, locale, grammar }: Passage): Draft[] {
  return sentences.flatMap((sentence) => {
    const { clause } = sentence
    if (!clause || clause.lead || clause.apposition || !grammar.phraseOf(clause)) return []
    if (!CAUSING[locale].test(`${clause.verb} ${clause.rest}`) || clause.rest.length < 20) return []
    return [
      {
        type: 'open',
        title: worded(locale, 'effects', { cause: grammar.midSentence(clause.subject) }),
        maxScore: 3,
        guidance: sentence.source,
        sentence,
        quality: 0.7,
        hardness: 0.6,
      } satisfies Draft,
    ]
  })
}

const CAUSING: Record<Locale, RegExp> = {
  en: /^(?:can |may )?(?:causes?|leads? to|led to|results? in|triggers?|reduces? .+ and (?:increases?|raises?)|increases? .+ and (?:reduces?|lowers?))\b/,
  fr: /^(?:peut |peuvent )?(?:provoque|provoquent|provoquer|entraîne|entraînent|entraîner|cause|causent|causer|aboutit à|conduit à|mène à|réduit .+ et (?:augmente|accroît)|augmente .+ et (?:réduit|diminue))(?!\p{L})/u,
}
