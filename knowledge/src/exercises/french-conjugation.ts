import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import type { Naming } from '../source.ts'
import { type Exercise, type ExerciseSubject, exerciseSubject } from './exercise.ts'
import { PERSONS, type Person, personsFor, TENSES, type Tense } from './french-tenses.ts'
import { VERBS } from './french-verbs.ts'
import { type Wording, worded } from './worded.ts'

const { present, imperfect, future, conditional, subjunctive, past, perfect, pluperfect } = TENSES

export const frenchConjugation = conjugation(
  {
    easy: [present, imperfect, future],
    medium: [present, imperfect, future, perfect, conditional],
    tough: [subjunctive, past, pluperfect, conditional],
  },
  {
    id: 'french-conjugation',
    name: { en: 'French conjugation', fr: 'Conjugaison' },
    aliases: {
      en: ['French verbs', 'French tenses', 'conjugating French verbs', 'French verb endings'],
      fr: [
        'conjugaison française',
        'les verbes',
        'temps de l’indicatif',
        'conjuguer',
        'verbes français',
        'les temps',
      ],
    },
  },
)

/** One tense each, for those who ask for just that one. */
export const frenchTenses: readonly ExerciseSubject[] = [
  only(present, ['le présent', 'présent de l’indicatif'], ['French present tense']),
  only(imperfect, ['imparfait', 'imparfait de l’indicatif'], ['French imperfect', 'imparfait']),
  only(future, ['futur', 'le futur', 'futur de l’indicatif'], ['French future tense', 'futur simple']),
  only(perfect, ['passé composé'], ['French past tense', 'passé composé']),
  only(conditional, ['le conditionnel', 'conditionnel'], ['French conditional']),
  only(subjunctive, ['le subjonctif', 'subjonctif'], ['French subjunctive']),
  only(past, ['passé simple de l’indicatif'], ['French past historic']),
  only(pluperfect, ['le plus-que-parfait'], ['French pluperfect']),
]

function only(tense: Tense, fr: readonly string[], en: readonly string[]): ExerciseSubject {
  return conjugation(
    { easy: [tense], medium: [tense], tough: [tense] },
    {
      id: `french-${tense.name.en.replaceAll(' ', '-').replaceAll('é', 'e')}`,
      name: { en: `French conjugation: ${tense.name.en}`, fr: `Conjugaison\u00a0: ${tense.name.fr}` },
      aliases: { en, fr: [tense.name.fr, ...fr] },
    },
  )
}

function conjugation(tenses: Record<Difficulty, readonly Tense[]>, naming: Naming): ExerciseSubject {
  return exerciseSubject({
    ...naming,
    make(difficulty, locale, random) {
      const verb = random.pick(VERBS[difficulty])
      const tense = random.pick(tenses[difficulty])
      const person = random.pick(personsFor(verb, tense))
      return conjugate({ verb, tense, person, locale, random })
    },
  })
}

interface Asked {
  verb: string
  tense: Tense
  person: Person
  locale: Locale
  random: Random
}

function conjugate({ verb, tense, person, locale, random }: Asked): Exercise {
  const answer = tense.form(verb, person) ?? ''
  const wholly = `${pronoun(person, answer)}${answer}`
  // The same person in another tense, the same tense in another person.
  const otherTenses = Object.values(TENSES).map((other) => other.form(verb, person))
  const otherPersons = PERSONS.map((other) => tense.form(verb, other))
  const slips = [...random.shuffled(otherTenses), ...otherPersons].filter((form) => form != null)
  const words = { verb, person, wholly, tense: tense.name[locale], at: tense.at }
  return worded(
    {
      key: `${verb}/${tense.id}/${person}`,
      answer,
      accepts: [wholly, wholly.replace('’', "'")],
      mistakes: random.shuffled(slips),
      solution: SOLUTIONS[locale](words),
    },
    { wording: WORDS, locale },
    words,
  )
}

function pronoun(person: Person, form: string): string {
  return person === 'je' && /^[aeiouhéèêîâô]/i.test(form) ? 'j’' : `${person} `
}

const WORDS: Wording = {
  en: {
    question: 'In French, which form does the verb “{verb}” take with “{person}” in the {tense}?',
    claim: 'In French, the form of the verb “{verb}” with “{person}” in the {tense} is “{answer}”.',
    open: 'Explain how the French verb “{verb}” is conjugated in the {tense}, and give its form with “{person}”.',
  },
  fr: {
    question: 'Quelle est la forme du verbe «\u00a0{verb}\u00a0» {at}, avec «\u00a0{person}\u00a0»\u00a0?',
    claim:
      'Avec «\u00a0{person}\u00a0», le verbe «\u00a0{verb}\u00a0» {at} prend la forme «\u00a0{answer}\u00a0».',
    open: 'Expliquez comment se conjugue le verbe «\u00a0{verb}\u00a0» {at}, et donnez sa forme avec «\u00a0{person}\u00a0».',
  },
}

const SOLUTIONS: Record<Locale, (words: Record<'verb' | 'tense' | 'at' | 'wholly', string>) => string> = {
  en: ({ verb, tense, wholly }) => `In the ${tense}, the French verb “${verb}” gives “${wholly}”.`,
  fr: ({ verb, at, wholly }) => `Le verbe «\u00a0${verb}\u00a0» donne, ${at}\u00a0: «\u00a0${wholly}\u00a0».`,
}
