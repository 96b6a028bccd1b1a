import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { type Draft, GAP, gapDraft, lengthPenalty } from '../draft.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { GENERIC_NOUN, headOf } from '../terms/generic-nouns.ts'
import type { Term } from '../terms/terms.ts'

/** Asks for a term that the sentence explains in passing: `through stomata, tiny pores found on the lower surface`. */
export function aboutAsides(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    const found = explainedIn(sentence, passage)
    if (!found) return []
    const { term, at, written } = found
    const title = `${sentence.text.slice(0, at)}${GAP}${sentence.text.slice(at + written.length)}.`
    const quality = 0.78 - lengthPenalty(title)
    return [gapDraft({ title, sentence, quality, hardness: 0.5 }, [...new Set([term.bare, written])])]
  })
}

interface Explained {
  term: Term
  at: number
  written: string
}

function explainedIn({ text, clause }: Sentence, { terms, locale }: Passage): Explained | undefined {
  for (const match of text.matchAll(ASIDE[locale])) {
    const before = text.slice(0, match.index)
    // In what comes before the subject, the comma ends a time or a place.
    const isBeforeVerb = clause
      ? before.length <= clause.lead.length + clause.subject.length
      : !OPENING.test(before)
    if (isBeforeVerb || before.includes(':')) continue
    const [term] = terms
      .filter(({ bare }) => before.endsWith(bare) && /[\s’]$/.test(before.slice(0, -bare.length)))
      .toSorted((one, other) => other.bare.length - one.bare.length)
    if (!term || GENERIC_NOUN[locale].test(headOf(term.bare, locale)) || !isWhole(before, term, locale))
      continue
    const rest = comparable(text.slice(0, match.index - term.bare.length) + text.slice(match.index))
    if (term.words.length === 0 || term.words.some((word) => rest.includes(word))) continue
    return { term, at: match.index - term.bare.length, written: before.slice(-term.bare.length) }
  }
}

/** The term stands after what leads to it, not at the end of a longer phrase. */
function isWhole(before: string, { bare }: Term, locale: Locale): boolean {
  return LEADING[locale].test(before.slice(0, -bare.length))
}

/** A subject, and more. */
const OPENING = /^(?:The|An?|L[ea]s?|Une?|Des|L’\p{L}+) (?:\S+ ){3}/u

const LEADING: Record<Locale, RegExp> = {
  en: /(?:^|[\s(])(?:the|an?|of|in|on|at|by|to|from|into|with|through|for|as|is|are|was|were|has|have|contains?|produces?|holds?|uses?|called|\p{Ll}{2,}(?:s|ed)) $/u,
  fr: /(?:(?<!\p{L})(?:le|la|les|une?|des|du|de|au|aux|à|en|par|sur|dans|avec|est|sont|\p{Ll}+(?:e|ent|it)) |’)$/u,
}

/** What explains a thing begins like a definition and says which, up to the next comma or the end; no item of a list. */
const ASIDE: Record<Locale, RegExp> = {
  en: /, (?<aside>(?:(?:an?|one of the|tiny|small|large) (?:[\p{L}-]+ ){1,6}?(?:that|which|who|whose|where|used|made|found|known|of|in|for|between|from|with|on)|the (?:[\p{L}-]+ ){1,4}?(?:that|which|who|whose|where|used|found)) [^,;:]{4,80})(?=,(?! (?:and|or) )|$)/gu,
  fr: /, (?<aside>(?:(?:une?|l’une? des) (?:[\p{L}’-]+ ){1,5}?(?:qui|que|qu’|dont|où|de|du|des|d’|en|à|pour|par|entre|situé\p{L}*|formé\p{L}*|utilisé\p{L}*)|(?:le |la |les |l’|des )(?:[\p{L}’-]+ ){1,4}?(?:qui|que|qu’|dont|où)) ?[^,;:]{4,80})(?=,(?! (?:et|ou) )|$)/gu,
}
