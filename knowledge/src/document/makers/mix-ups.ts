import { comparable } from '../../comparable.ts'
import { seededRandom } from '../../random.ts'
import { contentWords } from '../content-words.ts'
import { type Draft, lengthPenalty } from '../draft.ts'
import type { Clause } from '../grammar.ts'
import type { Passage, Sentence } from '../passage.ts'

/** What the text says of another, said of this one: false wherever the two are told apart. */
export function mixUps(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    const { clause } = sentence
    if (!clause || clause.apposition || clause.lead || sentence.text.length > 170) return []
    const titles = [...ofItsLike(sentence, clause, passage), ...ofSomebodyElse(sentence, clause, passage)]
    if (titles.length === 0) return []
    const title = seededRandom(Number.parseInt(sentence.key, 36)).pick(titles)
    return [
      {
        type: 'true_false',
        title: `${title}.`,
        isTrue: false,
        sentence,
        quality: 0.74 - lengthPenalty(title),
        hardness: 0.5,
      } satisfies Draft,
    ]
  })
}

/** `Foam extinguishers are used on …`: the same is said of two things that differ only in what follows. */
function ofItsLike(sentence: Sentence, clause: Clause, { sentences, grammar, locale }: Passage): string[] {
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

/** The small words that a statement of that build begins with; nothing where it says what a thing is. */
function openingOf(rest: string): string {
  return (
    /^(?:\p{Ll}+ed |used )?(?:on|for|in|at|with|from|to|against|after|by|à|au|aux|dans|pour|sur|contre|en)(?= )/u.exec(
      rest,
    )?.[0] ?? ''
  )
}

/** Another person of the text did it, as far as this says. */
function ofSomebodyElse(
  sentence: Sentence,
  clause: Clause,
  { sentences, terms, grammar, locale, findTerm }: Passage,
): string[] {
  const phrase = grammar.phraseOf(clause)
  const person = phrase && findTerm(phrase.bare)
  if (person?.kind !== 'person' || AGREEING[locale].test(`${clause.verb} ${clause.rest}`)) return []
  const said = ` ${comparable(sentence.source)} `
  // `The Lord Mayor` has an article that a term has lost.
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

/** `her diary`, `est née`: the words around it know whether it is a man or a woman. */
const AGREEING = { en: /\b(?:his|her|him|he|she)\b/, fr: /(?<!\p{L})(?:est|fut|était|il|elle)(?!\p{L})/u }
