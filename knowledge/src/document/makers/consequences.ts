import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { type Draft, lengthPenalty, openDraft } from '../draft.ts'
import { lowerFirst, upperFirst } from '../first-letter.ts'
import type { Passage } from '../reading/passage.ts'
import { worded } from '../wording.ts'

/** Asks what happens in a case, if a sentence says so: `When two continents collide, …`. */
export function consequences({ sentences, locale, grammar, subject, text }: Passage): Draft[] {
  return sentences.flatMap((sentence) => {
    const groups = CASE[locale].exec(sentence.text)?.groups
    const { when = '', happening = '', result = '' } = groups ?? {}
    if (!when || UNCLEAR[locale].test(happening) || result.length < SHORTEST_RESULT) return []
    if (!grammar.hasVerb(`X ${happening}`)) return []
    const single = SINGLE[locale].exec(happening)?.[1]?.toLowerCase()
    if (
      single &&
      !comparable(subject).includes(comparable(single)) &&
      text.toLowerCase().split(single).length <= OFTEN
    )
      return []
    const isPast = PAST.test(grammar.clauseOf(upperFirst(happening))?.verb ?? '')
    const title = worded(locale, isPast ? 'whatHappened' : 'whatHappens', {
      when: lowerFirst(when) + grammar.midSentence(happening),
    })
    return [openDraft({ title, sentence, quality: 0.84 - lengthPenalty(happening), hardness: 0.55 }, 3)]
  })
}

const SHORTEST_RESULT = 20

const PAST = /^(?:was|were|had|\p{Ll}{2,}ed)$/u

/** `When the tank is full`: which tank was said before, unless the text is about it. */
const SINGLE: Record<Locale, RegExp> = {
  en: /^the (\p{Ll}+) (?!of|in|that|which|for|between)/u,
  fr: /^(?:le |la |les |l’)(\p{Ll}+) (?!de |d’|du |des |à |qui |que )/u,
}
const OFTEN = 4

const CASE: Record<Locale, RegExp> = {
  en: /^(?<when>When |If )(?<happening>(?!it |he |she |they |one )[^,]{12,90}), (?<result>(?!(?:do|never|always|use|check|stop)\b).+)$/u,
  fr: /^(?<when>Quand |Lorsque |Lorsqu’|Si )(?<happening>(?!il |elle |ils |elles |l’on |on )[^,]{12,90}), (?<result>(?!(?:il ne|il n’|il s’agit|on parle|on dit|c’est|ce n’est)(?!\p{L})).+)$/u,
}

const UNCLEAR: Record<Locale, RegExp> = {
  en: /\b(?:there (?:is|are|was|were) no|it|this|these|that|its|their|his|her|cost|costs|used? to)\b|\d/,
  fr: /(?<!\p{L})(?:ce|cet|cette|ces|son|sa|ses|leurs?|ils?|elles?|y|en)(?!\p{L})|\d/u,
}
