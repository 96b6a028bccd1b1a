import { comparable } from '../../comparable.ts'
import { contentWords } from '../content-words.ts'
import { type Draft, lengthPenalty, statementDraft } from '../draft.ts'
import type { Clause } from '../grammar.ts'
import { type Passage, randomOf, type Sentence } from '../passage.ts'

/** False statements: what the text says of one thing or person, said of another that it distinguishes from it. */
export function mixUps(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    const { clause } = sentence
    if (!clause || clause.apposition || clause.lead || sentence.text.length > 170) return []
    const titles = [
      ...withPredicateOfSimilar(sentence, clause, passage),
      ...withOtherPerson(sentence, clause, passage),
    ]
    if (titles.length === 0) return []
    const title = randomOf(sentence).pick(titles)
    const quality = 0.74 - lengthPenalty(title)
    return [statementDraft({ title: `${title}.`, sentence, quality, hardness: 0.5 }, false)]
  })
}

/** `Foam extinguishers are used on …`: two sentences about similar things that differ only in how they end. */
function withPredicateOfSimilar(
  sentence: Sentence,
  clause: Clause,
  { sentences, grammar, locale }: Passage,
): string[] {
  const phrase = grammar.phraseOf(clause)
  if (!phrase || phrase.isName) return []
  return sentences.flatMap((other) => {
    const own = other.clause
    if (other === sentence || !own || own.apposition || own.lead || own.verb !== clause.verb) return []
    const isParallel =
      own.isPlural === clause.isPlural &&
      openingOf(own.rest) !== '' &&
      openingOf(own.rest) === openingOf(clause.rest) &&
      (locale === 'en' || own.gender === clause.gender)
    const otherPhrase = isParallel ? grammar.phraseOf(own) : undefined
    if (!otherPhrase || otherPhrase.bare === phrase.bare || !areAlike(phrase.bare, otherPhrase.bare))
      return []
    const isSame = comparable(own.rest).includes(comparable(clause.rest)) || saysName(own.rest, phrase.bare)
    return isSame ? [] : [`${clause.subject} ${clause.verb} ${own.rest}`]
  })
}

/** Kinds of one thing: `foam extinguishers`, `water extinguishers`. */
function areAlike(one: string, other: string): boolean {
  return contentWords(one).some((word) => contentWords(other).includes(word))
}

function saysName(rest: string, bare: string): boolean {
  return contentWords(bare).some((word) => contentWords(rest).includes(word))
}

/** The words that a predicate begins with, if it does not say what a thing is: two with the same ones are parallel. */
function openingOf(rest: string): string {
  return (
    /^(?:\p{Ll}+ed |used )?(?:on|for|in|at|with|from|to|against|after|by|à|au|aux|dans|pour|sur|contre|en)(?= )/u.exec(
      rest,
    )?.[0] ?? ''
  )
}

/** The statement with another person of the text as its subject. */
function withOtherPerson(
  sentence: Sentence,
  clause: Clause,
  { sentences, terms, grammar, locale, findTerm }: Passage,
): string[] {
  const phrase = grammar.phraseOf(clause)
  const person = phrase && findTerm(phrase.bare)
  if (person?.kind !== 'person' || AGREEING[locale].test(`${clause.verb} ${clause.rest}`)) return []
  const said = ` ${comparable(sentence.source)} `
  // A term has no article, but `The Lord Mayor` needs one to be a subject.
  const named = new Set(sentences.flatMap((other) => other.clause?.subject ?? []))
  return terms
    .filter(
      (other) =>
        other.kind === 'person' &&
        other !== person &&
        named.has(other.bare) &&
        other.isPlural === person.isPlural &&
        !said.includes(` ${other.key} `) &&
        !areAlike(other.bare, person.bare),
    )
    .map((other) => `${other.bare} ${clause.verb} ${clause.rest}`)
}

/** `her diary`, `est née`: the sentence shows whether the person is a man or a woman. */
const AGREEING = { en: /\b(?:his|her|him|he|she)\b/, fr: /(?<!\p{L})(?:est|fut|était|il|elle)(?!\p{L})/u }
