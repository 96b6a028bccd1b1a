import type { Random } from '../../random.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { choiceDraft, type Draft, GAP, lengthPenalty } from '../draft.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import type { Term } from '../terms/terms.ts'
import { worded } from '../wording.ts'

/** Asks which of the people of the text a sentence is about, and what one of them did. */
export function deeds(passage: Passage, random: Random): Draft[] {
  const people = peopleOf(passage)
  return passage.sentences.flatMap((sentence) => {
    const named = people.filter(({ bare }) => surnamesIn(sentence.source).has(surnameOf(bare)))
    const [person] = named
    if (!person || named.length > 1) return []
    return [
      ...who(sentence, person, people, passage, random),
      ...did(sentence, person, people, passage, random),
    ]
  })
}

/** Each once: `Luther` is Martin Luther. */
function peopleOf({ terms }: Passage): Term[] {
  const people = terms.filter(
    ({ kind, bare }) => kind === 'person' && /^(?!Mme|Mlle|Mrs?|Ms|M )\p{Lu}\p{L}+\.? \p{L}/u.test(bare),
  )
  return people.filter(
    (one, index) => people.findIndex((other) => surnameOf(other.bare) === surnameOf(one.bare)) === index,
  )
}

function surnameOf(name: string): string {
  return name.split(' ').at(-1) ?? ''
}

function surnamesIn(text: string): Set<string> {
  return new Set(text.match(/\p{Lu}[\p{L}-]+/gu) ?? [])
}

function who(
  sentence: Sentence,
  person: Term,
  people: readonly Term[],
  { locale }: Passage,
  random: Random,
): Draft[] {
  const { text } = sentence
  const at = text.indexOf(person.bare)
  const after = text.slice(at + person.bare.length)
  const isOneOfSeveral = /(?: and| et|,) $/.test(text.slice(0, at)) && /^,? (?:and|et) /.test(after)
  if (at < 0 || isOneOfSeveral || /^(?:’s|,? (?:and|et) \p{Lu})/u.test(after)) return []
  if (text.indexOf(surnameOf(person.bare), at + person.bare.length) >= 0 || text.length > LONGEST) return []
  const wrong = wrongAnswers(
    person.bare,
    people.filter((other) => other !== person).map(({ bare }) => bare),
    random,
  )
  if (!wrong) return []
  const title = worded(locale, 'complete', { gap: text.slice(0, at) + GAP + after })
  const quality = 0.85 - lengthPenalty(text)
  return [choiceDraft({ title, sentence, quality, hardness: 0.5 }, person.bare, wrong)]
}

const LONGEST = 220

/** What the text says that others did. */
function did(
  sentence: Sentence,
  person: Term,
  people: readonly Term[],
  { sentences, locale }: Passage,
  random: Random,
): Draft[] {
  const own = deedOf(sentence, person)
  if (!own) return []
  const others = people
    .filter((other) => other !== person)
    .flatMap((other) => sentences.flatMap((one) => deedOf(one, other) ?? []).slice(0, 1))
  const wrong = wrongAnswers(own, others, random)
  if (!wrong) return []
  const title = worded(locale, 'complete', { gap: `${person.bare} ${GAP}` })
  return [choiceDraft({ title, sentence, quality: 0.82 - lengthPenalty(own), hardness: 0.55 }, own, wrong)]
}

/** The predicate of a sentence about one person, short enough to choose from. */
function deedOf({ clause }: Sentence, { bare }: Term): string | undefined {
  if (!clause || clause.lead || clause.apposition || clause.isPlural || clause.subject !== bare)
    return undefined
  const deed = `${clause.verb} ${clause.rest}`
  return deed.length >= 20 && deed.length <= 110 && !/\d{4}|[:;]/.test(deed) ? deed : undefined
}
