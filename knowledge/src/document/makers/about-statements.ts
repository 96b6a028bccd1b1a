import type { Locale } from '@probant/contract/locales'
import { type Draft, lengthPenalty } from '../draft.ts'
import { isListAfterColon } from '../lists.ts'
import { contrary } from '../opposites.ts'
import type { Passage, Sentence } from '../passage.ts'

/** True as it stands in the text, or false by one word's opposite, or by a negation more or less. */
export function aboutStatements(passage: Passage): Draft[] {
  const { sentences, locale } = passage
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
    const turned = turnedAround(sentence, passage)
    if (!turned) return [isTrue]
    const isFalse: Draft = {
      type: 'true_false',
      title: `${turned.text}.`,
      isTrue: false,
      sentence,
      quality: quality + turned.gain,
      hardness: 0.45,
    }
    return [isTrue, isFalse]
  })
}

/** The statement made wrong in the best way there is, and how much better or worse that reads. */
function turnedAround(
  { text, clause }: Sentence,
  { locale, grammar }: Passage,
): { text: string; gain: number } | undefined {
  const opposite = contrary(text, locale)
  if (opposite) return { text: opposite, gain: REASON.test(text) ? -0.05 : 0.08 }
  const affirmed = grammar.affirmed(text)
  if (affirmed) return { text: affirmed, gain: 0.08 }
  // A `not` more is looked for by whoever has met it before: only where there is nothing better.
  const negated = clause && !REASON.test(text) ? grammar.negated(clause) : undefined
  return negated ? { text: negated, gain: -0.09 } : undefined
}

/** Turning the reason around is finer than anybody reads. */
const REASON = /(?<!\p{L})(?:because|since|so|parce|car|puisque)(?!\p{L})/u

/** It says plainly that something is so. */
function isAssertion({ text, clause }: Sentence, locale: Locale): boolean {
  if (text.length > 170 || (text.includes(':') && !isListAfterColon(text, locale))) return false
  // A name may be great; a rule says what people may and should.
  const plain = text.charAt(0).toLowerCase() + text.slice(1)
  const said = clause && RULED[locale].test(clause.subject) ? plain.replace(RULING[locale], ' ') : plain
  return !DOUBTFUL[locale].test(said)
}

const DOUBTFUL: Record<Locale, RegExp> = {
  en: /\b(may|might|could|perhaps|probably|possibly|seems?|appears?|some say|often said|thought to|believed|disagree|many|several|a few|sometimes|important|interesting|famous|beautiful|good|bad|should|popular|soon|vital|remarkable|spectacular|extremely|considerable|considerably|key|great|best|perfect|story|legend)\b/,
  fr: /(?<!\p{L})(peut-être|sans doute|probablement|pourrait|semble|paraît|parfois|certains|plusieurs|quelques|important|importante|célèbre|intéressant|beau|belle|devrait|selon|populaire|bientôt|spectaculaire|extrêmement|considérable|considérablement|misérables?|remarquable|grand|grande|vital|vitale|légende)(?!\p{L})/u,
}

const RULED: Record<Locale, RegExp> = {
  en: /^(?:(?:All|The|New) )?(?:employees?|staff|workers?|managers?|visitors?|students?|pupils?|guests?|drivers?|members?|customers?|passengers?|teams?|apprentices?|interns?)$/i,
  fr: /(?:salariés?|employés?|visiteurs?|élèves?|étudiants?|clients?|responsables?|apprentis?|stagiaires?|conducteurs?|membres?|passagers?)$/i,
}
const RULING: Record<Locale, RegExp> = {
  en: /\b(?:may|should)\b/,
  fr: /(?<!\p{L})(?:devrait|devraient)(?!\p{L})/u,
}
