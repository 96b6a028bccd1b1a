import type { Locale } from '@probant/contract/locales'
import { type Draft, lengthPenalty } from '../draft.ts'
import { contrary } from '../opposites.ts'
import type { Passage, Sentence } from '../passage.ts'

/** True as it stands in the text, or false by one word's opposite. */
export function aboutStatements({ sentences, locale }: Passage): Draft[] {
  return sentences.flatMap((sentence) => {
    if (!isAssertion(sentence, locale)) return []
    const { text, clause } = sentence
    const quality = 0.72 - lengthPenalty(text) + (/\d/.test(text) ? 0.04 : 0) - (clause ? 0 : 0.12)
    const isTrue: Draft = {
      type: 'true_false',
      title: `${text}.`,
      isTrue: true,
      sentence,
      quality,
      hardness: 0.25 + text.length / 800,
    }
    const opposite = contrary(text, locale)
    if (!opposite) return [isTrue]
    return [
      isTrue,
      {
        type: 'true_false',
        title: `${opposite}.`,
        isTrue: false,
        sentence,
        quality: quality + (REASON.test(text) ? -0.05 : 0.08),
        hardness: 0.4,
      },
    ]
  })
}

/** Turning the reason around is finer than anybody reads. */
const REASON = /(?<!\p{L})(?:because|since|so|parce|car|puisque)(?!\p{L})/u

/** It says plainly that something is so. */
function isAssertion({ text }: Sentence, locale: Locale): boolean {
  return text.length <= 170 && !text.includes(':') && !DOUBTFUL[locale].test(text)
}

const DOUBTFUL: Record<Locale, RegExp> = {
  en: /\b(may|might|could|perhaps|probably|possibly|seems?|appears?|some say|often said|thought to|believed|disagree|many|several|a few|sometimes|important|interesting|famous|beautiful|good|bad|should|popular|soon|vital|remarkable|spectacular|extremely|considerable|considerably|key|great|best|perfect|story|legend)\b/i,
  fr: /(?<!\p{L})(peut-être|sans doute|probablement|pourrait|semble|paraît|parfois|certains|plusieurs|quelques|important|importante|célèbre|intéressant|beau|belle|devrait|selon|populaire|bientôt|spectaculaire|extrêmement|considérable|considérablement|misérables?|remarquable|grand|grande|vital|vitale|légende)(?!\p{L})/iu,
}
