import type { Naming } from '../source.ts'
import { calculation } from './calculation.ts'
import { type ExerciseSubject, exerciseSubject } from './exercise.ts'
import { addition, division, multiplication, type Operation, subtraction } from './operations.ts'

export const mentalArithmetic = arithmetic([addition, subtraction, multiplication, division], {
  id: 'mental-arithmetic',
  name: { en: 'Mental arithmetic', fr: 'Calcul mental' },
  aliases: {
    en: [
      'arithmetic',
      'sums',
      'calculations',
      'mental maths',
      'mental math',
      'the four operations',
      'number facts',
    ],
    fr: ['calculs', 'calcul', 'arithmétique', 'les quatre opérations', 'opérations', 'calcul posé'],
  },
})

export const additionAndSubtraction = arithmetic([addition, subtraction], {
  id: 'addition-and-subtraction',
  name: { en: 'Addition and subtraction', fr: 'Addition et soustraction' },
  aliases: {
    en: ['addition', 'subtraction', 'adding', 'subtracting', 'adding and subtracting', 'number bonds'],
    fr: ['addition', 'soustraction', 'additionner', 'soustraire', 'tables d’addition'],
  },
})

export const multiplicationTables = arithmetic([multiplication], {
  id: 'multiplication-tables',
  name: { en: 'Multiplication tables', fr: 'Tables de multiplication' },
  aliases: {
    en: ['times tables', 'multiplication', 'multiplying', 'multiplication facts'],
    fr: ['multiplication', 'multiplications', 'multiplier', 'tables de calcul', 'les tables'],
  },
})

export const divisionFacts = arithmetic([division], {
  id: 'division',
  name: { en: 'Division', fr: 'Division' },
  aliases: {
    en: ['dividing', 'division facts', 'mental division'],
    fr: ['diviser', 'divisions', 'calcul de quotients'],
  },
})

function arithmetic(operations: readonly Operation[], naming: Naming): ExerciseSubject {
  return exerciseSubject({
    ...naming,
    make: (difficulty, locale, random) =>
      calculation(random.pick(operations)(difficulty, locale, random), locale),
  })
}
