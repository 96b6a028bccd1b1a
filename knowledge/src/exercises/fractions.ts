import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { between, greatestCommonDivisor } from './numbers.ts'

export const fractions = exerciseSubject({
  id: 'fractions',
  name: { en: 'Fractions', fr: 'Fractions' },
  aliases: { en: ['rational numbers'], fr: ['calcul fractionnaire', 'nombres rationnels'] },
  narrower: [
    {
      en: ['adding fractions', 'simplifying fractions', 'multiplying fractions'],
      fr: ['additionner des fractions', 'simplifier des fractions'],
    },
  ],
  make(difficulty, locale, random) {
    // A whole number is no fraction, and would stand out among some.
    let made = random.pick(KINDS[difficulty])(locale, random)
    for (let tries = 1; tries < MOST_TRIES && !isFraction(made.answer); tries++)
      made = random.pick(KINDS[difficulty])(locale, random)
    return made
  },
})

const MOST_TRIES = 100

type Fraction = readonly [over: number, under: number]
type Kind = (locale: Locale, random: Random) => Exercise

const simplifying: Kind = (locale, random) => {
  const [over, under] = lowest([between(random, 1, 8), between(random, 3, 12)])
  const by = between(random, 2, 6)
  const long: Fraction = [over * by, under * by]
  return exercise({
    locale,
    expression: text(long),
    result: [over, under],
    // Divided above or below only, or upside down.
    slips: [
      [over, under * by],
      [over * by, under],
      [under, over],
      [over + 1, under],
      [over, under + 1],
    ],
    steps: `${over * by} = ${by} × ${over}; ${under * by} = ${by} × ${under}; ${text(long)} = ${text([over, under])}.`,
    words: SIMPLIFY[locale],
  })
}

const adding: Kind = (locale, random) => {
  const under = between(random, 3, 12)
  const [one, other] = [between(random, 1, under - 1), between(random, 1, under - 1)]
  return sum({ locale, one: [one, under], other: [other, under] })
}

const addingUnlike: Kind = (locale, random) => sum({ locale, ...twoUnlike(random) })

const subtracting: Kind = (locale, random) => {
  const { one, other } = twoUnlike(random)
  const isLarger = one[0] * other[1] > other[0] * one[1]
  return difference({ locale, one: isLarger ? one : other, other: isLarger ? other : one })
}

const multiplying: Kind = (locale, random) => {
  const { one, other } = twoUnlike(random)
  const product: Fraction = [one[0] * other[0], one[1] * other[1]]
  return exercise({
    locale,
    expression: `${text(one)} × ${text(other)}`,
    result: product,
    // Multiplied crosswise, or added instead.
    slips: [
      [one[0] * other[1], one[1] * other[0]],
      [one[0] + other[0], one[1] + other[1]],
      [one[0] * other[0], one[1] + other[1]],
      [one[0] * other[0] + 1, one[1] * other[1]],
      [product[1], product[0]],
    ],
    steps: `${text(one)} × ${text(other)} = (${one[0]} × ${other[0]})/(${one[1]} × ${other[1]}) = ${chain(product)}.`,
  })
}

const dividing: Kind = (locale, random) => {
  const { one, other } = twoUnlike(random)
  const quotient: Fraction = [one[0] * other[1], one[1] * other[0]]
  return exercise({
    locale,
    expression: `${text(one)} ÷ ${text(other)}`,
    result: quotient,
    // Multiplied without turning, or the wrong one turned.
    slips: [
      [one[0] * other[0], one[1] * other[1]],
      [quotient[1], quotient[0]],
      [one[0] + other[1], one[1] + other[0]],
      [quotient[0] + 1, quotient[1]],
      [quotient[0], quotient[1] + 1],
    ],
    steps: `${text(one)} ÷ ${text(other)} = ${text(one)} × ${text([other[1], other[0]])} = ${chain(quotient)}.`,
  })
}

const KINDS: Record<Difficulty, readonly Kind[]> = {
  easy: [simplifying, adding],
  medium: [addingUnlike, multiplying],
  tough: [subtracting, dividing],
}

interface Pair {
  locale: Locale
  one: Fraction
  other: Fraction
}

function sum({ locale, one, other }: Pair): Exercise {
  const under = (one[1] * other[1]) / greatestCommonDivisor(one[1], other[1])
  const [first, second] = [(one[0] * under) / one[1], (other[0] * under) / other[1]]
  const result: Fraction = [first + second, under]
  return exercise({
    locale,
    expression: `${text(one)} + ${text(other)}`,
    result,
    // Above and below added each for itself; only one of them widened; multiplied instead.
    slips: [
      [one[0] + other[0], one[1] + other[1]],
      [one[0] + other[0], one[1] * other[1]],
      [one[0] * other[0], one[1] * other[1]],
      [result[0] + 1, under],
      [result[0] - 1 || 2, under],
    ],
    steps: `${alike(`${text(one)} + ${text(other)}`, `${first}/${under} + ${second}/${under}`)} = ${chain(result)}.`,
  })
}

function difference({ locale, one, other }: Pair): Exercise {
  const under = (one[1] * other[1]) / greatestCommonDivisor(one[1], other[1])
  const [first, second] = [(one[0] * under) / one[1], (other[0] * under) / other[1]]
  const result: Fraction = [first - second, under]
  const across: Fraction = [Math.abs(one[0] - other[0]) || 1, Math.abs(one[1] - other[1])]
  return exercise({
    locale,
    expression: `${text(one)} − ${text(other)}`,
    result,
    slips: [
      across,
      [Math.abs(one[0] - other[0]) || 1, one[1] * other[1]],
      [first + second, under],
      [result[0] + 1, under],
      [result[0] + 2, under],
    ],
    steps: `${alike(`${text(one)} − ${text(other)}`, `${first}/${under} − ${second}/${under}`)} = ${chain(result)}.`,
  })
}

/** Two fractions below one, in their lowest terms, with different denominators. */
function twoUnlike(random: Random): { one: Fraction; other: Fraction } {
  const [first, second] = random.shuffled([2, 3, 4, 5, 6, 7, 8, 9, 10]) as [number, number]
  const below = (under: number) => {
    const fitting = Array.from({ length: under - 1 }, (_, at) => at + 1)
    return random.pick(fitting.filter((over) => greatestCommonDivisor(over, under) === 1))
  }
  return { one: [below(first), first], other: [below(second), second] }
}

interface Told {
  locale: Locale
  expression: string
  result: Fraction
  slips: readonly Fraction[]
  steps: string
  words?: Words
}

/** Every answer is in its lowest terms, so that none of the wrong ones is another name for the right one. */
function exercise({ locale, expression, result, slips, steps, words = WORK_OUT[locale] }: Told): Exercise {
  const answer = text(lowest(result))
  const mistakes = slips
    .filter(([over, under]) => over > 0 && under > 1)
    .map((slip) => text(lowest(slip)))
    .filter(isFraction)
  return {
    key: expression.replace(/\s/g, ''),
    question: words.question(expression),
    answer,
    mistakes,
    claim: (claimed) => words.claim(expression, claimed),
    solution: steps,
    open: words.open(expression),
  }
}

type Words = Record<'question' | 'open', (expression: string) => string> & {
  claim(expression: string, answer: string): string
}

const WORK_OUT: Record<Locale, Words> = {
  en: {
    question: (expression) => `What is ${expression}, in its lowest terms?`,
    claim: (expression, answer) => `${expression} is equal to ${answer}.`,
    open: (expression) => `Explain step by step how you work out ${expression}.`,
  },
  fr: {
    question: (expression) => `Combien font ${expression}, sous forme irréductible\u00a0?`,
    claim: (expression, answer) => `${expression} est égal à ${answer}.`,
    open: (expression) => `Expliquez étape par étape comment vous calculez ${expression}.`,
  },
}

const SIMPLIFY: Record<Locale, Words> = {
  en: {
    question: (expression) => `Which fraction in its lowest terms is equal to ${expression}?`,
    claim: (expression, answer) => `In its lowest terms, ${expression} is ${answer}.`,
    open: (expression) => `Explain how you bring ${expression} to its lowest terms.`,
  },
  fr: {
    question: (expression) => `Quelle fraction irréductible est égale à ${expression}\u00a0?`,
    claim: (expression, answer) => `Sous forme irréductible, ${expression} s’écrit ${answer}.`,
    open: (expression) => `Expliquez comment vous rendez la fraction ${expression} irréductible.`,
  },
}

function isFraction(written: string): boolean {
  return written.includes('/')
}

function lowest([over, under]: Fraction): Fraction {
  const by = greatestCommonDivisor(over, under)
  return [over / by, under / by]
}

/** A whole number has no need of its denominator. */
function text([over, under]: Fraction): string {
  return under === 1 ? String(over) : `${over}/${under}`
}

/** The same with equal denominators; where they were equal before, there is nothing to widen. */
function alike(expression: string, widened: string): string {
  return expression === widened ? expression : `${expression} = ${widened}`
}

/** The fraction, and once more in its lowest terms where that differs. */
function chain(fraction: Fraction): string {
  const short = text(lowest(fraction))
  const long = `${fraction[0]}/${fraction[1]}`
  return short === long ? long : `${long} = ${short}`
}
