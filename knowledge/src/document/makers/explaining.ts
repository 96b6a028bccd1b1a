import type { Locale } from '@probant/contract/locales'
import { type Draft, lengthPenalty, openDraft } from '../draft.ts'
import { upperFirst } from '../first-letter.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { worded } from '../wording.ts'

/** Asks why or how, if a sentence gives a reason or a means for what its main clause says. */
export function explaining(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    for (const { frame, pattern } of PATTERNS[passage.locale]) {
      const statement = pattern.exec(sentence.text)?.groups?.statement?.trim().replace(DEGREE, '')
      if (!statement || !isAskable(statement, sentence, passage)) continue
      const title = worded(passage.locale, frame, {
        statement: inserted(inItsCase(statement, sentence, passage), passage),
      })
      return [openDraft({ title, sentence, quality: 0.9 - lengthPenalty(statement), hardness: 0.68 }, 5)]
    }
    return []
  })
}

/** `When two continents collide, …, so the crust thickens`: elsewhere it may not. */
function inItsCase(statement: string, { text }: Sentence, { grammar }: Passage): string {
  const [lead = ''] = CASE.exec(text) ?? []
  return lead && !text.startsWith(statement) ? lead + grammar.midSentence(statement) : statement
}

const CASE = /^(?:When|If|Where|In|During|Quand|Lorsque|Lorsqu’|Si|En|Dans|Pendant|À|Au) ?[^,]{5,70}, /u
const DEGREE = /,? (?:precisely|simply|exactly|partly|mainly|largely|only|notamment|surtout|en partie)$/u

/** `Explain why, above 40 °C, the rate falls` */
function inserted(statement: string, { grammar }: Passage): string {
  const written = grammar.midSentence(statement)
  return LEAD.test(written) ? `, ${written}` : written
}

const LEAD =
  /^(?:in|on|at|by|during|after|before|above|below|when|if|where|quand|lorsque|si|en|à|au|aux|dans|pendant|après|avant|depuis|chez)\s[^,]{2,60}, /u

interface Pattern {
  frame: 'explainWhy' | 'explainHow'
  pattern: RegExp
}

const PATTERNS: Record<Locale, readonly Pattern[]> = {
  en: [
    {
      frame: 'explainWhy',
      pattern:
        /^(?<statement>.+?),? (?:because|in order to|so that|so as to|since (?!\d|\p{Lu}|then|at least|about|around|ancient|early|late|medieval|prehistoric|the (?:\d|(?:\p{Ll}+ ){0,3}(?:century|war|times|days|ages?|years?)\b))|due to|thanks to)\b/u,
    },
    {
      frame: 'explainWhy',
      pattern: /, (?:so|which is why) (?!that\b)(?<statement>.+)$/,
    },
    { frame: 'explainWhy', pattern: /^Because (?!of\b)[^,]+, (?<statement>[^,:;]+)/ },
    { frame: 'explainHow', pattern: /^(?<statement>.+?) by (?!being\b)\p{Ll}{2,}ing\b/u },
  ],
  fr: [
    {
      frame: 'explainWhy',
      pattern:
        /^(?<statement>.+?),? (?:parce que|parce qu’|car |puisque|puisqu’|afin de|afin d’|afin que|pour que|en raison d|à cause d|grâce à)/u,
    },
    {
      frame: 'explainWhy',
      pattern:
        /, (?:si bien que|si bien qu’|de sorte que|de sorte qu’|c’est pourquoi|donc) ?(?<statement>.+)$/u,
    },
    {
      frame: 'explainWhy',
      pattern: /^Comme (?:le |la |les |l’|\p{Lu})[^,]+, (?<statement>.+)$/u,
    },
    {
      frame: 'explainHow',
      pattern:
        /^(?<statement>.+?),? en (?!avant|courant|attendant|revanche|instant|enfant|restant|étant)\p{Ll}{3,}ant(?!\p{L})/u,
    },
  ],
}

function isAskable(statement: string, { clause, text }: Sentence, { grammar, locale }: Passage): boolean {
  if (statement.length < 20 || statement.length > 150 || NOT_ASKABLE[locale].test(statement)) return false
  const own = grammar.clauseOf(upperFirst(statement))
  if (own && !text.startsWith(statement) && OF_ANOTHER_NUMBER[own.isPlural ? 'many' : 'one'].test(own.rest))
    return false
  return (
    own !== undefined ||
    (text.startsWith('Because ') && grammar.hasVerb(statement)) ||
    (clause !== undefined && clause.subject.length > 0 && !/^\p{Ll}/u.test(statement))
  )
}

/** `…, so the Union banned their use`: theirs of whom the first half of the sentence speaks. */
const OF_ANOTHER_NUMBER = {
  one: /(?<!\p{L})(?:their|them|leurs?)(?!\p{L})/u,
  many: /\b(?:its|it|his|her|him)\b/,
}

const NOT_ASKABLE: Record<Locale, RegExp> = {
  en: /^(?:it|they|he|she|this|these|its|their|his|her|we|many|some(?! (?:kinds|types|sorts|forms) of)|only)\b|,.*,|, (?:but|and) (?:it|they|he|she) |\b(?:partly|mainly|largely|only|simply|possibly|is|are|was|were|mostly|not)$|\b(?:which|that|who)\b[^,]*$|^(?:is|are)\b|,.* (?:and|or) .*\b(?:it|them)$/i,
  fr: /\s: |^(?:il|ils|elle|elles|on|ce|cela|son|sa|ses|leurs?|certains|certaines)(?!\p{L})|,.*,|(?<!\p{L})(?:notamment|surtout|en partie|est|sont|non|pas)$|(?<!\p{L})(?:qui|dont|que)(?!\p{L})[^,]*$/iu,
}
