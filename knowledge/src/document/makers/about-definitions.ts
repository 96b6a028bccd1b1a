import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { capitalised } from '../../wording.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { contentWords } from '../content-words.ts'
import { type Definition, findDefinitions } from '../definitions.ts'
import { choiceDraft, type Draft, GAP, gapDraft, lengthPenalty, openDraft } from '../draft.ts'
import { upperFirst } from '../first-letter.ts'
import type { Passage } from '../passage.ts'
import { similarTerms } from '../similar-terms.ts'
import { worded } from '../wording.ts'

/** Asks what something is, which term a definition fits, and to explain a term. */
export function aboutDefinitions(passage: Passage, random: Random): Draft[] {
  const definitions = findDefinitions(passage)
  return definitions.flatMap((definition) => {
    const others = definitions.filter((other) => other !== definition && isAlike(other, definition))
    return [
      ...whatIsIt(definition, others, passage, random),
      ...whichTerm(definition, others, passage, random),
      ...gapFor(definition),
      explained(definition, passage),
    ]
  })
}

function isAlike(one: Definition, other: Definition): boolean {
  const isPast = ({ verb }: Definition) => /^(was|were|était|étaient)$/.test(verb)
  return (
    one.term.isPlural === other.term.isPlural &&
    isPast(one) === isPast(other) &&
    one.isPerson === other.isPerson
  )
}

function whatIsIt(
  { term, named, meaning, verb, isPerson, sentence }: Definition,
  others: readonly Definition[],
  { locale }: Passage,
  random: Random,
): Draft[] {
  const wrong = wrongAnswers(
    meaning,
    others.filter((other) => !speaksOf(other.meaning, term.bare)).map((other) => other.meaning),
    random,
  )
  if (!wrong) return []
  const isBe = BEING[locale].test(verb)
  const title = worded(locale, isPerson ? 'whoIs' : 'whatIs', {
    term: named,
    verb: isBe ? verb : term.isPlural ? 'are' : 'is',
  })
  const quality = 0.9 - lengthPenalty(meaning)
  const hardness = 0.25 + rarity(term)
  return [choiceDraft({ title, sentence, quality, hardness }, capitalised(meaning), wrong.map(capitalised))]
}

/** A wrong answer that repeats the asked word looks right, or is obviously wrong. */
function speaksOf(meaning: string, bare: string): boolean {
  const words = contentWords(bare)
  return contentWords(meaning).some((word) => words.includes(word))
}

function whichTerm(
  definition: Definition,
  others: readonly Definition[],
  passage: Passage,
  random: Random,
): Draft[] {
  const { term, meaning, isPerson, sentence } = definition
  // A person is not a term.
  if (isPerson) return []
  const defined = others.map((other) => other.term)
  const similar = similarTerms(term, sentence, passage, defined)
  const wrong = wrongAnswers(
    term.answer,
    similar.map(({ answer }) => answer),
    random,
  )
  if (!wrong || similar.length < 3) return []
  const definedCount = defined.filter(({ key }) => similar.some((other) => other.key === key)).length
  const namedOnlyCount = similar.filter((other) => !other.isSubject).length
  // Beside words of any kind, the term is easy to pick out.
  const quality = 0.5 + 0.1 * Math.min(3, definedCount) - 0.05 * namedOnlyCount - lengthPenalty(meaning)
  const title = worded(passage.locale, 'whichTerm', { meaning })
  return [choiceDraft({ title, sentence, quality, hardness: 0.35 + rarity(term) }, term.answer, wrong)]
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
