import type { Locale } from '@probant/contract/locales'
import { type Random, seededRandom } from '../../random.ts'
import { capitalised } from '../../wording.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { contentWords } from '../content-words.ts'
import { type Definition, findDefinitions } from '../definitions.ts'
import { type Draft, GAP, lengthPenalty } from '../draft.ts'
import type { Passage } from '../passage.ts'
import { companyOf } from '../term-company.ts'
import { worded } from '../wording.ts'

/** What is it, which term is it, explain it, and is it so. */
export function aboutDefinitions(passage: Passage, random: Random): Draft[] {
  const definitions = findDefinitions(passage)
  return definitions.flatMap((definition) => {
    const others = definitions.filter((other) => other !== definition && isAlike(other, definition))
    return [
      ...whatIsIt(definition, others, passage, random),
      ...whichTerm(definition, others, passage, random),
      gapFor(definition),
      explained(definition, passage),
      ...swapped(definition, others),
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
  return [
    {
      type: 'multiple_choice',
      title,
      correct: capitalised(meaning),
      wrong: wrong.map(capitalised),
      sentence,
      quality,
      hardness: 0.25 + rarity(term),
    },
  ]
}

/** An option that has the asked word in it looks right, or obviously is not. */
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
  // Nobody is a term.
  if (isPerson) return []
  const company = companyOf(
    term,
    sentence,
    passage,
    others.map((other) => other.term),
  )
  const wrong = wrongAnswers(
    term.answer,
    company.map(({ answer }) => answer),
    random,
  )
  if (!wrong || company.length < 3) return []
  const definedCount = others.filter((other) => company.includes(other.term)).length
  const strangers = company.filter((other) => !other.isSubject).length
  const quality = 0.58 + 0.08 * Math.min(3, definedCount) - 0.05 * strangers - lengthPenalty(meaning)
  const title = worded(passage.locale, 'whichTerm', { meaning })
  return [
    {
      type: 'multiple_choice',
      title,
      correct: term.answer,
      wrong,
      sentence,
      quality,
      hardness: 0.35 + rarity(term),
    },
  ]
}

function gapFor({ term, clause, sentence, isWholeSentence, meaning, verb }: Definition): Draft {
  const rest = isWholeSentence ? clause.rest : meaning
  return {
    type: 'fill_in',
    title: `${GAP} ${isWholeSentence ? clause.verb : verb} ${rest}.`,
    accepted: acceptedFor(term.bare, clause.subject),
    sentence,
    quality: 0.85 - lengthPenalty(meaning) - (isWholeSentence ? 0 : 0.4),
    hardness: 0.4 + rarity(term),
  }
}

/** With and without the article. */
export function acceptedFor(bare: string, subject: string): string[] {
  const article = /^(?:The|An?|Le|La|Les|Une?|Des) |^L’/.exec(subject)?.[0].toLowerCase() ?? ''
  return [...new Set([bare, article + bare])]
}

function explained(definition: Definition, { locale }: Passage): Draft {
  const { term, named, meaning, isPerson, sentence } = definition
  return {
    type: 'open',
    title: worded(locale, isPerson ? 'explainPerson' : 'explainTerm', {
      term: named,
      verb: verbOf(definition, locale),
    }),
    maxScore: 3,
    guidance: sentence.source,
    sentence,
    quality: 0.75 - lengthPenalty(meaning),
    hardness: 0.4 + rarity(term),
  }
}

/** Things are; of somebody the text says whether they are or were. */
function verbOf({ term, verb, isPerson }: Definition, locale: Locale): string {
  if (isPerson && BEING[locale].test(verb)) return verb
  if (isPerson) return { en: 'is', fr: 'est' }[locale]
  return { en: ['is', 'are'], fr: ['qu’est', 'que sont'] }[locale][term.isPlural ? 1 : 0] ?? ''
}

const BEING: Record<Locale, RegExp> = {
  en: /^(is|are|was|were)$/,
  fr: /^(est|sont|était|étaient)$/,
}

/** The meaning of another term, of which it is certainly not true. */
function swapped(
  { term, clause, sentence, isWholeSentence }: Definition,
  others: readonly Definition[],
): Draft[] {
  const fitting = others.filter((other) => other.isWholeSentence && other.verb === clause.verb)
  if (!isWholeSentence || fitting.length === 0) return []
  const other = seededRandom(Number.parseInt(sentence.key, 36)).pick(fitting)
  return [
    {
      type: 'true_false',
      title: `${clause.subject} ${clause.verb} ${other.clause.rest}.`,
      isTrue: false,
      sentence,
      quality: 0.8 - lengthPenalty(other.meaning),
      hardness: 0.35 + rarity(term),
    },
  ]
}

/** What a text mentions but once, fewer will remember. */
export function rarity({ mentions }: { mentions: number }): number {
  return mentions <= 1 ? 0.15 : mentions >= 4 ? -0.1 : 0.05
}
