import type { Difficulty } from '@probant/contract/questions/form'
import { exerciseSubject } from './exercise.ts'
import { between, told } from './numbers.ts'
import { type Wording, worded } from './worded.ts'

/** Equations whose two solutions are whole numbers. */
export const quadraticEquations = exerciseSubject({
  id: 'quadratic-equations',
  name: { en: 'Quadratic equations', fr: 'Équations du second degré' },
  aliases: {
    en: ['quadratics', 'second-degree equations', 'factorising quadratics'],
    fr: ['second degré', 'polynômes du second degré', 'équation quadratique'],
  },
  narrower: [{ en: ['discriminant', 'parabolas'], fr: ['discriminant', 'trinômes'] }],
  make(difficulty, locale, random) {
    const { low, high, factors } = RANGES[difficulty]
    const [one, other] = [between(random, low, high), between(random, low, high)]
    if (one === other) return quadratic(one, one + 1)
    return quadratic(Math.min(one, other), Math.max(one, other))

    function quadratic(first: number, second: number) {
      const factor = random.pick(factors)
      const [sum, product] = [first + second, first * second]
      const equation = `${term(factor, 'x²', true)}${term(-factor * sum, 'x')}${term(factor * product, '')} = 0`
      const pair = (left: number, right: number) => {
        const [less, more] = [Math.min(left, right), Math.max(left, right)]
        return `x = ${told(less, locale)} ${locale === 'en' ? 'or' : 'ou'} x = ${told(more, locale)}`
      }
      const slips = [
        [-first, -second],
        [first, -second],
        [-first, second],
        [first - 1, second + 1],
        [first, second + 1],
        [sum, product],
      ] as const
      const discriminant = factor * factor * (sum * sum - 4 * product)
      return worded(
        {
          key: equation,
          answer: pair(first, second),
          accepts: [
            `${first}, ${second}`,
            `${second}, ${first}`,
            `${first} ; ${second}`,
            `${first} ${locale === 'en' ? 'and' : 'et'} ${second}`,
          ],
          // The signs of the brackets taken for those of the solutions; one of them lost.
          mistakes: slips.filter(([left, right]) => left !== right).map(([left, right]) => pair(left, right)),
          solution: `Δ = b² − 4ac = ${told(discriminant, locale)}; √Δ = ${told(Math.sqrt(discriminant), locale)}; ${pair(first, second)}.`,
        },
        { wording: WORDS, locale },
        { equation },
      )
    }
  },
})

const RANGES: Record<Difficulty, { low: number; high: number; factors: readonly number[] }> = {
  easy: { low: 1, high: 7, factors: [1] },
  medium: { low: -8, high: 8, factors: [1] },
  tough: { low: -9, high: 9, factors: [2, 3, -1, -2] },
}

const WORDS: Wording = {
  en: {
    question: 'What are the solutions of the equation {equation}?',
    claim: 'The solutions of the equation {equation} are: {answer}.',
    open: 'Solve the equation {equation}, and explain the method that you use.',
  },
  fr: {
    question: 'Quelles sont les solutions de l’équation {equation}\u00a0?',
    claim: 'Les solutions de l’équation {equation} sont\u00a0: {answer}.',
    open: 'Résolvez l’équation {equation} en expliquant votre méthode.',
  },
}

/** ` − 5x`; nothing for nought, no 1 before a letter. */
function term(value: number, letters: string, isFirst = false): string {
  if (value === 0) return ''
  const size = Math.abs(value) === 1 && letters ? '' : String(Math.abs(value))
  if (isFirst) return `${value < 0 ? '-' : ''}${size}${letters}`
  return ` ${value < 0 ? '−' : '+'} ${size}${letters}`
}
