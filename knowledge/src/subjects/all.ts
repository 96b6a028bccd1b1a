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
import { readPackSubjects } from '../facts/packs.ts'
import type { Subject } from '../source.ts'
import { chemicalElements } from '../tables/chemical-elements.ts'
import { continentCapitals, countries, worldCapitals } from '../tables/countries.ts'
import { flags } from '../tables/flags.ts'
import { frenchDepartments } from '../tables/french-departments.ts'
import { httpStatusCodes } from '../tables/http-status-codes.ts'
import { neighbours } from '../tables/neighbours.ts'

/** All subjects. Where two fit what was typed equally well, the first is taken, so the narrower ones come first. */
export async function readSubjects(): Promise<readonly Subject[]> {
  const [topics, packs] = await Promise.all([readPackSubjects('topics'), readPackSubjects('packs')])
  return [...EXERCISE_SUBJECTS, ...TABLE_SUBJECTS, ...topics, ...packs, everything(packs)]
}

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

function everything(packs: readonly Subject[]): Subject {
  return {
    id: 'everything',
    name: { en: 'A bit of everything', fr: 'Un peu de tout' },
    aliases: {
      en: ['general knowledge', 'pub quiz', 'trivia', 'mixed subjects', 'everything'],
      fr: ['culture générale', 'sujets variés', 'tous les sujets', 'quiz pour tous'],
    },
    load: async () => ({
      kind: 'mixed',
      id: 'everything',
      sources: await Promise.all(packs.map((pack) => pack.load())),
    }),
  }
}
