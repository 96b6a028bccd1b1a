import { combined } from './combined.ts'
import { factKnower } from './facts/knower.ts'
import { FACT_PACKS } from './facts/packs.ts'
import { TOPICS } from './facts/topics.ts'
import type { Knower } from './knower.ts'
import { derivatives } from './procedural/derivatives.ts'
import { drugDoses } from './procedural/drug-doses.ts'
import { englishIrregularVerbs } from './procedural/english-irregular-verbs.ts'
import { equations } from './procedural/equations.ts'
import { fractions } from './procedural/fractions.ts'
import { frenchConjugation, frenchTenses } from './procedural/french-conjugation.ts'
import { geometry } from './procedural/geometry.ts'
import { linearAlgebra } from './procedural/linear-algebra.ts'
import {
  additionAndSubtraction,
  divisionKnower,
  mentalArithmetic,
  multiplicationTables,
} from './procedural/mental-arithmetic.ts'
import { numberBases } from './procedural/number-bases.ts'
import { percentages } from './procedural/percentages.ts'
import { pythagoras } from './procedural/pythagoras.ts'
import { quadraticEquations } from './procedural/quadratic-equations.ts'
import { romanNumerals } from './procedural/roman-numerals.ts'
import { sequences } from './procedural/sequences.ts'
import { tellingTheTime } from './procedural/telling-the-time.ts'
import { thales } from './procedural/thales.ts'
import { units } from './procedural/units.ts'
import { chemicalElements } from './tables/chemical-elements.ts'
import { continentCapitals, countries, worldCapitals } from './tables/countries.ts'
import { flags } from './tables/flags.ts'
import { frenchDepartments } from './tables/french-departments.ts'
import { httpStatusCodes } from './tables/http-status-codes.ts'
import { neighbours } from './tables/neighbours.ts'

export const PROCEDURAL_KNOWERS: readonly Knower[] = [
  additionAndSubtraction,
  derivatives,
  divisionKnower,
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

export const DATA_KNOWERS: readonly Knower[] = [
  chemicalElements,
  ...continentCapitals,
  countries,
  flags,
  frenchDepartments,
  httpStatusCodes,
  neighbours,
  worldCapitals,
]

const packs = FACT_PACKS.map(factKnower)

const everything = combined(packs, {
  id: 'everything',
  name: { en: 'A bit of everything', fr: 'Un peu de tout' },
  aliases: {
    en: ['general knowledge', 'pub quiz', 'trivia', 'mixed subjects', 'everything'],
    fr: ['culture générale', 'sujets variés', 'tous les sujets', 'quiz pour tous'],
  },
})

/** All that the built-in generator knows. Where two fit a subject equally, the first is taken: the narrower ones lead. */
export const KNOWERS: readonly Knower[] = [
  ...PROCEDURAL_KNOWERS,
  ...DATA_KNOWERS,
  ...TOPICS.map(factKnower),
  ...packs,
  everything,
]
