import type { Locale } from '@probant/contract/locales'
import { contentWords } from '../content-words.ts'
import { type Draft, openDraft } from '../draft.ts'
import { upperFirst } from '../first-letter.ts'
import type { Passage, Sentence } from '../passage.ts'
import { worded } from '../wording.ts'

/** Asks for the difference between two things that a sentence compares. */
export function comparing(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    const pair = pairIn(sentence, passage)
    if (!pair) return []
    const title = worded(passage.locale, 'difference', pair)
    return [openDraft({ title, sentence, quality: 0.85, hardness: 0.75 }, 5)]
  })
}

function pairIn(
  { text }: Sentence,
  { locale, grammar }: Passage,
): { one: string; other: string } | undefined {
  const unlike = UNLIKE[locale].exec(text)?.groups
  const [first = '', second = ''] = unlike ? [unlike.one, unlike.rest] : text.split(WHEREAS[locale])
  if (!first || !second || RELATIVE[locale].test(first)) return undefined
  const one = unlike ? first : grammar.clauseOf(first)?.subject
  const other = grammar.clauseOf(upperFirst(second))?.subject
  if (
    !one ||
    !other ||
    [one, other].some((phrase) => phrase.split(' ').length > 5 || NO_THING[locale].test(phrase))
  )
    return undefined
  const [left, right] = [contentWords(one), contentWords(other)]
  if (left.join() === right.join()) return undefined
  return { one: grammar.midSentence(one), other: grammar.midSentence(other) }
}

const WHEREAS: Record<Locale, RegExp> = {
  en: /,? (?:whereas|while) /,
  fr: /,? (?:tandis que |tandis qu’|alors que |alors qu’)/,
}

/** The comparison is part of what is said about one thing. */
const RELATIVE: Record<Locale, RegExp> = {
  en: /\b(?:which|that|who|when|if)\b/,
  fr: /(?<!\p{L})(?:qui|que|dont|où|lequel|laquelle|quand|si)(?!\p{L})/u,
}

const UNLIKE: Record<Locale, RegExp> = {
  en: /^(?:Unlike|In contrast to|Compared with) (?<one>[^,]+), (?<rest>.+)$/,
  fr: /^(?:Contrairement|À la différence|À l’opposé) (?:à |de )(?<one>(?:la |l’)?[^,]+), (?<rest>.+)$/u,
}

const NO_THING: Record<Locale, RegExp> = {
  en: /^(?:it|they|he|she|this|some|others?|many|most|one|the other)\b/i,
  fr: /^(?:il|elle|ils|elles|on|ce|certains|les uns|les autres|d’autres)(?!p{L})/i,
}
