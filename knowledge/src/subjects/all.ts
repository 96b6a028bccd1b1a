import { derivatives } from '../exercises/derivatives.ts'
import { drugDoses } from '../exercises/drug-doses.ts'
import { englishIrregularVerbs } from '../exercises/english-irregular-verbs.ts'
import { equations } from '../exercises/equations.ts'
import type { ExerciseSubject } from '../exercises/exercise.ts'
import { fractions } from '../exercises/fractions.ts'
import { frenchConjugation, frenchTenses } from '../exercises/french-conjugation.ts'
import { geometry } from '../exercises/geometry.ts'
import { linearAlgebra } from '../exercises/linear-algebra.ts'
import {
  additionAndSubtraction,
  divisionFacts,
  mentalArithmetic,
  multiplicationTables,
} from '../exercises/mental-arithmetic.ts'
import { numberBases } from '../exercises/number-bases.ts'
import { percentages } from '../exercises/percentages.ts'
import { pythagoras } from '../exercises/pythagoras.ts'
import { quadraticEquations } from '../exercises/quadratic-equations.ts'
import { romanNumerals } from '../exercises/roman-numerals.ts'
import { sequences } from '../exercises/sequences.ts'
import { tellingTheTime } from '../exercises/telling-the-time.ts'
import { thales } from '../exercises/thales.ts'
import { units } from '../exercises/units.ts'
import { packSubjects, readAreas } from '../facts/packs.ts'
import { randomFrom } from '../random.ts'
import type { Subject } from '../source.ts'
import { chemicalElements } from '../tables/chemical-elements.ts'
import { continentCapitals, countries, worldCapitals } from '../tables/countries.ts'
import { flags } from '../tables/flags.ts'
import { frenchDepartments } from '../tables/french-departments.ts'
import { httpStatusCodes } from '../tables/http-status-codes.ts'
import { neighbours } from '../tables/neighbours.ts'

/** All subjects. Where two fit what was typed equally well, the first is taken. */
export async function readSubjects(): Promise<readonly Subject[]> {
  const areas = await readAreas()
  const general = areas.filter(({ name }) => GENERAL.includes(name)).flatMap(packSubjects)
  return [...EXERCISE_SUBJECTS, ...TABLE_SUBJECTS, ...areas.flatMap(packSubjects), everything(general)]
}

/** What a quiz night is made of; nobody is asked there about invoices or forklifts. */
const GENERAL = [
  'arts',
  'food',
  'geography',
  'history',
  'leisure',
  'life',
  'literature',
  'matter',
  'society',
  'sports',
]

export const EXERCISE_SUBJECTS: readonly ExerciseSubject[] = [
  additionAndSubtraction,
  derivatives,
  divisionFacts,
  drugDoses,
  englishIrregularVerbs,
  equations,
  fractions,
  frenchConjugation,
  ...frenchTenses,
  geometry,
  linearAlgebra,
  mentalArithmetic,
  multiplicationTables,
  numberBases,
  percentages,
  pythagoras,
  quadraticEquations,
  romanNumerals,
  sequences,
  tellingTheTime,
  thales,
  units,
]

export const TABLE_SUBJECTS: readonly Subject[] = [
  chemicalElements,
  ...continentCapitals,
  countries,
  flags,
  frenchDepartments,
  httpStatusCodes,
  neighbours,
  worldCapitals,
]

function everything(general: readonly Subject[]): Subject {
  return {
    id: 'everything',
    name: { en: 'A bit of everything', fr: 'Un peu de tout' },
    aliases: {
      en: [
        'general knowledge',
        'general culture',
        'pub quiz',
        'mixed pub quiz',
        'trivia',
        'random facts',
        'everything',
      ],
      fr: ['culture générale', 'sujets variés', 'tous les sujets', 'quiz pour tous', 'culture g'],
    },
    load: async (random = randomFrom(Math.random)) => ({
      kind: 'mixed',
      id: 'everything',
      sources: await Promise.all(
        random
          .shuffled(general)
          .slice(0, ENOUGH)
          .map((pack) => pack.load()),
      ),
    }),
  }
}

/** So many make the longest quiz varied, and are read in a moment. */
const ENOUGH = 16
