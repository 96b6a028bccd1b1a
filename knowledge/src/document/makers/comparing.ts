import type { Locale } from '@probant/contract/locales'
import { type Draft, openDraft } from '../draft.ts'
import { lowerFirst, upperFirst } from '../first-letter.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'
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
  const confused = CONFUSED[locale].exec(text)?.groups
  if (confused) {
    const { one = '', other = '' } = confused
    return { one: /^\p{Ll}/u.test(other) ? lowerFirst(one) : one, other }
  }
  const unlike = UNLIKE[locale].exec(text)?.groups
  const opposed = locale === 'fr' ? OPPOSED.exec(text)?.groups : undefined
  const [first = '', second = ''] = unlike
    ? [unlike.one, unlike.rest]
    : opposed
      ? [upperFirst(opposed.one ?? ''), opposed.other]
      : text.split(WHEREAS[locale])
  if (!first || !second || RELATIVE[locale].test(first)) return undefined
  const [said, against] = [grammar.clauseOf(first), grammar.clauseOf(upperFirst(second))]
  const one = unlike ? first : said?.subject
  const other = against?.subject
  if (
    !one ||
    !other ||
    [one, other].some((phrase) => phrase.split(' ').length > 5 || NO_THING[locale].test(phrase))
  )
    return undefined
  const [left, right] = [contentWords(one), contentWords(other)]
  if (left.join() === right.join()) return undefined
  // `The oxygen leaves, while the energy is stored`: that compares nothing.
  const isAlike = said?.verb === against?.verb || left.some((word) => right.includes(word))
  if (!unlike && !opposed && !STRONG.test(text) && !isAlike) return undefined
  return { one: grammar.midSentence(one), other: grammar.midSentence(other) }
}

/** `Là où le réaliste observe, le naturaliste expérimente` */
const OPPOSED = /^Là où (?<one>[^,]+), (?<other>[^,]+)$/u

const STRONG = /(?:whereas|tandis qu)/
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

/** `must not be confused with`: whoever knows both can tell them apart. */
const CONFUSED: Record<Locale, RegExp> = {
  en: /^(?<one>(?:The |An? )?[\p{L}’ -]{3,40}?)(?:, [^,]+,)? (?:must|should|is|are|can) (?:not |easily |often )?(?:to )?be confused with (?<other>(?!it\b|them\b)[\p{L}’ -]{3,40}?)(?:, .+)?$/u,
  fr: /^Il ne faut pas confondre (?<one>[\p{L}’ -]{3,60}?)(?:, .{3,90})?,? (?:et|avec|à) (?<other>(?:le |la |l’|les |une? )[\p{L}’ -]{3,60}?)(?:, .+)?$/u,
}

const NO_THING: Record<Locale, RegExp> = {
  en: /^(?:it|they|he|she|this|some|others?|many|most|one|the other)\b/i,
  fr: /^(?:il|elle|ils|elles|on|ce|certains|les uns|les autres|d’autres)(?!p{L})/i,
}
