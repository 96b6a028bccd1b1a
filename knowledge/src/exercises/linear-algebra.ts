import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { valueAsked } from './measured.ts'
import { between, told } from './numbers.ts'

export const linearAlgebra = exerciseSubject({
  id: 'linear-algebra',
  name: { en: 'Linear algebra', fr: 'Algèbre linéaire' },
  aliases: { en: ['vectors and matrices'], fr: ['vecteurs et matrices'] },
  narrower: [
    {
      en: ['vectors', 'matrices', 'determinants', 'dot product'],
      fr: ['vecteurs', 'matrices', 'déterminants', 'produit scalaire'],
    },
  ],
  make: (difficulty, locale, random) => random.pick(KINDS[difficulty])(locale, random),
})

type Kind = (locale: Locale, random: Random) => Exercise
type Pair = readonly [number, number]

const adding: Kind = (locale, random) => {
  const [one, other] = [pair(random), pair(random)]
  const result: Pair = [one[0] + other[0], one[1] + other[1]]
  const slips: Pair[] = [
    [one[0] - other[0], one[1] - other[1]],
    [one[0] * other[0], one[1] * other[1]],
    [result[1], result[0]],
    [result[0] + 1, result[1]],
    [result[0], result[1] - 1],
  ]
  return valueAsked({
    locale,
    key: `adding/${one}/${other}`,
    answer: tell(result, locale),
    mistakes: slips.map((slip) => tell(slip, locale)),
    steps: `${one[0]} + ${inBrackets(other[0])} = ${result[0]}; ${one[1]} + ${inBrackets(other[1])} = ${result[1]}.`,
    what: {
      en: `the sum of the vectors ${tell(one, 'en')} and ${tell(other, 'en')}`,
      fr: `la somme des vecteurs ${tell(one, 'fr')} et ${tell(other, 'fr')}`,
    },
  })
}

const dotProduct: Kind = (locale, random) => {
  const [one, other] = [pair(random), pair(random)]
  const [first, second] = [one[0] * other[0], one[1] * other[1]]
  const slips = [
    first - second,
    one[0] * other[1] + one[1] * other[0],
    one[0] * other[1] - one[1] * other[0],
    first + second + 2,
    one[0] + other[0] + one[1] + other[1],
  ]
  return valueAsked({
    locale,
    key: `dot/${one}/${other}`,
    answer: told(first + second, locale),
    mistakes: slips.map((slip) => told(slip, locale)),
    steps: `${one[0]} × ${inBrackets(other[0])} + ${inBrackets(one[1])} × ${inBrackets(other[1])} = ${first + second}.`,
    what: {
      en: `the dot product of the vectors ${tell(one, 'en')} and ${tell(other, 'en')}`,
      fr: `le produit scalaire des vecteurs ${tell(one, 'fr')} et ${tell(other, 'fr')}`,
    },
  })
}

const determinant: Kind = (locale, random) => {
  const [top, bottom] = [pair(random), pair(random)]
  const [main, across] = [top[0] * bottom[1], top[1] * bottom[0]]
  const slips = [
    main + across,
    across - main,
    top[0] * bottom[0] - top[1] * bottom[1],
    main - across + 2,
    main,
  ]
  return valueAsked({
    locale,
    key: `determinant/${top}/${bottom}`,
    answer: told(main - across, locale),
    mistakes: slips.map((slip) => told(slip, locale)),
    steps: `${top[0]} × ${inBrackets(bottom[1])} − ${inBrackets(top[1])} × ${inBrackets(bottom[0])} = ${main - across}.`,
    what: {
      en: `the determinant of the matrix with the rows ${tell(top, 'en')} and ${tell(bottom, 'en')}`,
      fr: `le déterminant de la matrice de lignes ${tell(top, 'fr')} et ${tell(bottom, 'fr')}`,
    },
  })
}

const product: Kind = (locale, random) => {
  const [top, bottom, vector] = [pair(random), pair(random), pair(random)]
  const result: Pair = [
    top[0] * vector[0] + top[1] * vector[1],
    bottom[0] * vector[0] + bottom[1] * vector[1],
  ]
  const slips: Pair[] = [
    [top[0] * vector[0] + bottom[0] * vector[1], top[1] * vector[0] + bottom[1] * vector[1]],
    [result[1], result[0]],
    [top[0] * vector[0], bottom[1] * vector[1]],
    [result[0] + 1, result[1] - 1],
    [result[0] - 2, result[1]],
  ]
  return valueAsked({
    locale,
    key: `product/${top}/${bottom}/${vector}`,
    answer: tell(result, locale),
    mistakes: slips.map((slip) => tell(slip, locale)),
    steps: `${top[0]} × ${inBrackets(vector[0])} + ${inBrackets(top[1])} × ${inBrackets(vector[1])} = ${result[0]}; ${bottom[0]} × ${inBrackets(vector[0])} + ${inBrackets(bottom[1])} × ${inBrackets(vector[1])} = ${result[1]}.`,
    what: {
      en: `the product of the matrix with the rows ${tell(top, 'en')} and ${tell(bottom, 'en')} and the vector ${tell(vector, 'en')}`,
      fr: `le produit de la matrice de lignes ${tell(top, 'fr')} et ${tell(bottom, 'fr')} par le vecteur ${tell(vector, 'fr')}`,
    },
  })
}

const KINDS: Record<Difficulty, readonly Kind[]> = {
  easy: [adding],
  medium: [dotProduct, determinant],
  tough: [product],
}

function pair(random: Random): Pair {
  const size = () => between(random, -6, 9) || 1
  return [size(), size()]
}

function tell([one, other]: Pair, locale: Locale): string {
  return `(${one}${locale === 'en' ? ', ' : '\u00a0; '}${other})`
}

function inBrackets(value: number): string {
  return value < 0 ? `(${value})` : String(value)
}
