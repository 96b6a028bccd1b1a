import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { contentWords } from '../content-words.ts'
import { choiceDraft, type Draft, GAP, lengthPenalty } from '../draft.ts'
import { GENERIC_NOUN, headOf } from '../generic-nouns.ts'
import type { Clause } from '../grammar.ts'
import type { Passage, Sentence } from '../passage.ts'
import { worded } from '../wording.ts'
import { UNSURE } from './about-figures.ts'

/** A thing of the text, and what a sentence says of it. */
interface Saying {
  sentence: Sentence
  clause: Clause
  /** Of its name. */
  words: readonly string[]
  /** The predicate. */
  said: string
  isPerson: boolean
}

/** Asks what the text says of a thing; the wrong answers are what it says of others. */
export function predicates(passage: Passage, random: Random): Draft[] {
  const all = passage.everySentence.flatMap((sentence) => sayingIn(sentence, passage) ?? [])
  return all.flatMap((saying) => {
    const { sentence, clause, words, said } = saying
    const isGivenAway = contentWords(said).some((word) => words.includes(word))
    if (isGivenAway || !passage.sentences.includes(sentence) || !isSpokenOf(saying, passage)) return []
    const others = all.filter((other) => tellsApart(other, saying, passage.locale))
    const wrong = wrongAnswers(said, onePerThing(others), random)
    if (!wrong) return []
    const title = worded(passage.locale, 'complete', { gap: `${clause.subject} ${GAP}` })
    return [choiceDraft({ title, sentence, quality: 0.72 - lengthPenalty(said), hardness: 0.5 }, said, wrong)]
  })
}

/** The text comes back to it, or it is somebody: what is named only once is not what pupils have to know. */
function isSpokenOf({ clause, isPerson }: Saying, { grammar, findTerm }: Passage): boolean {
  const term = findTerm(grammar.phraseOf(clause)?.bare ?? '')
  return isPerson || (term?.mentions ?? 0) >= 2 || (term?.bare.includes(' ') ?? false)
}

function onePerThing(sayings: readonly Saying[]): string[] {
  const first = new Map(sayings.toReversed().map(({ clause, said }) => [clause.subject.toLowerCase(), said]))
  return [...first.values()]
}

function sayingIn(sentence: Sentence, { grammar, locale, findTerm, subject }: Passage): Saying | undefined {
  const { text } = sentence
  const clause = sentence.clause ?? grammar.clauseOf(text)
  const phrase = clause && !clause.lead && !clause.apposition && grammar.phraseOf(clause)
  if (!clause || !phrase || /[:;“«"]/.test(text) || UNSURE[locale].test(text)) return undefined
  if (GENERIC_NOUN[locale].test(headOf(phrase.bare, locale))) return undefined
  const said = `${clause.verb} ${clause.rest}`.replace(SECOND[locale], '')
  const isFitting =
    said.length >= 22 && said.length <= 105 && contentWords(said).length >= 3 && !UNFIT[locale].test(said)
  // Of the topic of the text almost everything could be said.
  const isTopic = contentWords(phrase.bare).every((word) => contentWords(subject).includes(word))
  const isPerson = findTerm(phrase.bare)?.kind === 'person'
  return isFitting && !isTopic
    ? { sentence, clause, words: contentWords(phrase.bare), said, isPerson }
    : undefined
}

/** A second statement about the same: one is enough. */
const SECOND: Record<Locale, RegExp> = {
  en: /, (?:and|but|so|which|because|while|whereas|although) .*$/,
  fr: /, (?:et|mais|donc|ce qui|car|parce qu|tandis qu|alors qu|si bien qu).*$/,
}

/** A definition; means little with another subject, or is true of almost anything, or starts with what is no verb. */
const UNFIT: Record<Locale, RegExp> = {
  en: /^(?:called|named|known|made|found|given|used|taken|held|kept|can|may|might|could|did|do|does) |^(?:is|are|was|were) (?:very |often |also |usually )?(?:important|common|useful|popular|called|known|different|necessary)\b|\b(?:they|he|she|his|her|this|these|such|the same|also|too)\b|^(?:has|have) |^(?:is|are|was|were) (?:an?|the|any) |\b(?:it|its|them|their)\b/,
  fr: /^(?:peut|peuvent|a|ont|va|vont|contre|entre|ne|n’\p{L}+) |^(?:est|sont) (?:très |aussi |souvent )?(?:important|courant|utile|appel|connu|différent|nécessaire)|(?<!\p{L})(?:il|elle|ils|elles|cette|cet|ces|aussi|également|même|donc|ensuite|alors|leurs?|son|sa|ses|suivante?|précédente?|travaux)(?!\p{L})|\d{4}|^(?:est|sont|était|étaient|désignent?) (?:une?|le|la|les|l’|des|tout|toute)(?!\p{L})/u,
}

/** It is said of another thing, does not name this one, and shows neither number nor gender. */
function tellsApart(other: Saying, { clause, words, isPerson }: Saying, locale: Locale): boolean {
  if (other.clause.isPlural !== clause.isPlural || other.isPerson !== isPerson) return false
  if (other.words.some((word) => words.includes(word))) return false
  if (contentWords(other.said).some((word) => words.includes(word))) return false
  if (PAST[locale].test(other.clause.verb) !== PAST[locale].test(clause.verb)) return false
  return locale === 'en' || other.clause.gender === clause.gender || !AGREEING.test(other.said)
}

const AGREEING = /^(?:est|sont|était|étaient|fut|furent|a été|ont été|reste|restent|devient|deviennent) /

/** Beside what is so now, what once happened is easy to tell. */
const PAST: Record<Locale, RegExp> = {
  en: /^(?:was|were|had|\p{Ll}+ed|became|made|rose|fell|won|lost|took|gave|led|wrote|built|began|set|held)$/u,
  fr: /(?:\p{Ll}{2}(?:a|èrent|irent|urent|int|inrent|ait|aient)|[^s]ut|(?<!f)[dprstv]it|fit|fut)$/u,
}
