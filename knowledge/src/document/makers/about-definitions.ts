import type { Locale } from '@probant/contract/locales'
import { type Draft, GAP, gapDraft, lengthPenalty, openDraft } from '../draft.ts'
import { upperFirst } from '../first-letter.ts'
import type { Passage } from '../reading/passage.ts'
import { type Definition, findDefinitions } from '../terms/definitions.ts'
import { worded } from '../wording.ts'

/** Asks for the term that a definition fits, and to explain a term. */
export function aboutDefinitions(passage: Passage): Draft[] {
  return findDefinitions(passage).flatMap((definition) => [
    ...gapFor(definition),
    explained(definition, passage),
  ])
}

function gapFor({ term, named, clause, sentence, meaning, verb, isPerson }: Definition): Draft[] {
  // `an inventor from Chalon` may be many.
  if (isPerson && !clause) return []
  const title = `${GAP} ${clause ? `${clause.verb} ${clause.rest}` : `${verb} ${meaning}`}.`
  const quality = 0.85 - lengthPenalty(meaning) - (clause ? 0 : 0.07)
  const accepted = acceptedFor(term.bare, clause?.subject ?? upperFirst(named))
  return [gapDraft({ title, sentence, quality, hardness: 0.4 + rarity(term) }, accepted)]
}

/** With and without the article. */
export function acceptedFor(bare: string, subject: string): string[] {
  const article = /^(?:The|An?|Le|La|Les|Une?|Des) |^L’/i.exec(subject)?.[0].toLowerCase() ?? ''
  return [...new Set([bare, article + bare])]
}

function explained(definition: Definition, { locale }: Passage): Draft {
  const { term, named, meaning, isPerson, sentence } = definition
  const title = worded(locale, isPerson ? 'explainPerson' : 'explainTerm', {
    term: named,
    verb: verbOf(definition, locale),
  })
  const quality = 0.75 - lengthPenalty(meaning)
  return openDraft({ title, sentence, quality, hardness: 0.4 + rarity(term) }, 3)
}

/** The question about a thing is in the present; that about a person keeps the tense of the text. */
function verbOf({ term, verb, isPerson }: Definition, locale: Locale): string {
  if (isPerson && BEING[locale].test(verb)) return verb
  if (isPerson) return { en: 'is', fr: 'est' }[locale]
  return { en: ['is', 'are'], fr: ['qu’est', 'que sont'] }[locale][term.isPlural ? 1 : 0] ?? ''
}

const BEING: Record<Locale, RegExp> = {
  en: /^(is|are|was|were)$/,
  fr: /^(est|sont|était|étaient)$/,
}

/** Fewer people remember what a text mentions only once. */
export function rarity({ mentions }: { mentions: number }): number {
  return mentions <= 1 ? 0.15 : mentions >= 4 ? -0.1 : 0.05
}
