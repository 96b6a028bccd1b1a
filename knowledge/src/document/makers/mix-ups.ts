import { comparable } from '../../comparable.ts'
import { type Draft, lengthPenalty, statementDraft } from '../draft.ts'
import { isNegated } from '../falsifying/opposites.ts'
import type { Clause } from '../grammar.ts'
import { type Passage, randomOf, type Sentence } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'
import type { Term } from '../terms/terms.ts'

/** False statements: what the text says of one thing or person, said of another that it distinguishes from it. */
export function mixUps(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    const { clause } = sentence
    if (sentence.text.length > 190) return []
    const isPlain = clause && !clause.apposition && !clause.lead
    const titles = [
      ...(isPlain ? withPredicateOfSimilar(sentence, clause, passage) : []),
      ...withOtherPerson(sentence, passage),
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

/** The statement with another person of the text, as the one who acts or by whom something was done. */
function withOtherPerson(
  { text, source, clause }: Sentence,
  { sentences, terms, locale }: Passage,
): string[] {
  // What one did not do, another did not do either.
  if (AGREEING[locale].test(text) || isNegated(text, locale)) return []
  const said = ` ${comparable(source)} `
  // A term has no article, but `The Lord Mayor` needs one to be a subject.
  const named = new Set(sentences.flatMap((other) => other.clause?.subject ?? []))
  const people = terms.filter(({ kind }) => kind === 'person')
  const names = terms.filter(({ kind, isName, bare }) => kind === 'person' || (isName && bare.includes(' ')))
  return names.flatMap((person) => {
    const at = placeOf(person, text, clause)
    if (at < 0) return []
    return people
      .filter(
        (other) =>
          other !== person &&
          (named.has(other.bare) || other.bare.includes(' ')) &&
          other.isPlural === person.isPlural &&
          !said.includes(` ${other.key} `) &&
          !areAlike(other.bare, person.bare),
      )
      .map((other) => text.slice(0, at) + other.bare + text.slice(at + person.bare.length))
  })
}

/** Where the sentence names somebody by himself: `the physicist Marie Curie` would become a physicist who is none. */
function placeOf({ bare: name, kind }: Term, text: string, clause: Clause | undefined): number {
  const at = text.indexOf(name)
  const after = text.slice(at + name.length)
  if (
    at < 0 ||
    after.includes(name) ||
    /^(?:[\p{L}-]|’s| \p{Lu}| (?:and|et|of|de) \p{Lu}|, | d’)/u.test(after)
  )
    return -1
  const isSubject =
    kind === 'person' && clause?.subject === name && !clause.apposition && at === clause.lead.length
  return isSubject || BY.test(text.slice(0, at)) ? at : -1
}

const BY = /(?:(?:ed|wn|en|ught|de|t) by|(?:é|ée|és|ées|it|ite|u|ue) par) $/u

/** `her diary`, `est née`: the sentence shows whether the person is a man or a woman. */
const AGREEING = {
  en: /\b(?:his|her|him|he|she)\b/i,
  fr: /(?<!\p{L})(?:est (?:née?|morte?|venue?|devenue?)|fut|était|il|elle)(?!\p{L})/u,
}
