import { DIFFICULTIES, type Difficulty } from '@probant/contract/questions/form'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import { equations } from './equations.ts'
import type { ExerciseSubject } from './exercise.ts'
import { fractions } from './fractions.ts'
import { TENSES } from './french-tenses.ts'
import { mentalArithmetic } from './mental-arithmetic.ts'
import { numberBases } from './number-bases.ts'
import { pythagoras } from './pythagoras.ts'
import { quadraticEquations } from './quadratic-equations.ts'
import { romanNumerals, romanOf } from './roman-numerals.ts'

const { make } = await fractions.load()

/** The answers worked out once more, from the question as it is printed. */
describe('the right answer is right', () => {
  it('in mental arithmetic, and no other one is', async () => {
    for (const { title, correct, wrong } of await choices(mentalArithmetic)) {
      const [, one = '', sign = '', other = ''] = title.match(/is ([\d,]+) ([+−×÷]) ([\d,]+)\?/) ?? []
      const result = calculate(plain(one), sign, plain(other))
      expect(plain(correct), title).toBe(result)
      expect(wrong.map(plain)).not.toContain(result)
    }
  })

  it('with fractions, in their lowest terms, and no other one has its value', async () => {
    for (const { title, correct, wrong } of await choices(fractions)) {
      const [first = '', second] = title.match(/\d+\/\d+/g) ?? []
      const sign = title.match(/[+−×÷]/)?.[0]
      const result = second && sign ? calculate(value(first), sign, value(second)) : value(first)
      expect(value(correct), title).toBeCloseTo(result, 9)
      for (const slip of wrong) expect(Math.abs(value(slip) - result)).toBeGreaterThan(1e-9)
    }
  })

  it('with fractions, step by step, no step being the same as the one before', () => {
    const random = seededRandom(3)
    for (const difficulty of DIFFICULTIES) {
      for (let number = 0; number < 200; number++) {
        const { solution } = make(difficulty, 'en', random)
        for (const equation of solution.replace(/\.$/, '').split('; ')) {
          const steps = equation.split(' = ')
          expect(new Set(steps).size, solution).toBe(steps.length)
        }
      }
    }
  })

  it('in equations: put in for x, it holds', async () => {
    for (const { title, correct } of await choices(equations, ['easy', 'medium'])) {
      const [, left = '', right = ''] = title.match(/equation (.+) = (.+)\?/) ?? []
      const x = Number(correct.replace('x = ', ''))
      expect(side(left, x), title).toBe(side(right, x))
    }
  })

  it('in quadratic equations: both solutions make nought', async () => {
    for (const { title, correct } of await choices(quadraticEquations)) {
      const [, left = ''] = title.match(/equation (.+) = 0\?/) ?? []
      const solutions = correct.match(/-?\d+/g)?.map(Number) ?? []
      expect(solutions).toHaveLength(2)
      for (const x of solutions) expect(side(left, x), title).toBe(0)
    }
  })

  it('for right-angled triangles', async () => {
    for (const { title, correct } of await choices(pythagoras)) {
      const [one = 0, other = 0] = (title.match(/\d+(?= cm)/g) ?? []).map(Number)
      const isLeg = title.includes('third side')
      const square = isLeg ? one * one - other * other : one * one + other * other
      expect(Number.parseInt(correct, 10) ** 2, title).toBe(square)
    }
  })

  it('in other number bases', async () => {
    const bases: Record<string, number> = { binary: 2, decimal: 10, hexadecimal: 16 }
    for (const { title, correct } of await choices(numberBases)) {
      const [, from = '', given = '', to = ''] =
        title.match(/the (\w+) number (\w+) written in (\w+)\?/) ?? []
      expect(Number.parseInt(correct, bases[to]), title).toBe(Number.parseInt(given, bases[from]))
    }
  })

  it('in Roman numerals', async () => {
    expect([4, 9, 14, 40, 90, 400, 1989, 2026, 3999].map(romanOf)).toEqual(
      'IV IX XIV XL XC CD MCMLXXXIX MMXXVI MMMCMXCIX'.split(' '),
    )
    for (const { title, correct } of await choices(romanNumerals)) {
      const [, roman, number] = title.match(/written ([MDCLXVI]+)|number (\d+)/) ?? []
      expect(number ? correct : romanOf(Number(correct))).toBe(number ? romanOf(Number(number)) : roman)
    }
  })

  it('in French conjugation', () => {
    expect(TENSES.present.form('être', 'nous')).toBe('sommes')
    expect(TENSES.imperfect.form('finir', 'nous')).toBe('finissions')
    expect(TENSES.future.form('aller', 'je')).toBe('irai')
    expect(TENSES.conditional.form('voir', 'ils')).toBe('verraient')
    expect(TENSES.subjunctive.form('faire', 'tu')).toBe('fasses')
    expect(TENSES.past.form('venir', 'ils')).toBe('vinrent')
    expect(TENSES.perfect.form('prendre', 'nous')).toBe('avons pris')
    expect(TENSES.perfect.form('naître', 'elles')).toBe('sont nées')
    expect(TENSES.pluperfect.form('partir', 'elle')).toBe('était partie')
  })
})

interface Choice {
  title: string
  correct: string
  wrong: string[]
}

/** Many of each difficulty, in English. */
async function choices(
  subject: ExerciseSubject,
  difficulties: readonly Difficulty[] = DIFFICULTIES,
): Promise<Choice[]> {
  const { make } = await subject.load()
  return [1, 2, 3].flatMap((seed) => {
    const random = seededRandom(seed)
    return difficulties.flatMap((difficulty) =>
      Array.from({ length: 30 }, () => {
        const { question, answer, mistakes } = make(difficulty, 'en', random)
        return { title: question, correct: answer, wrong: mistakes.filter((mistake) => mistake !== answer) }
      }),
    )
  })
}

function plain(number: string): number {
  return Number(number.replaceAll(',', ''))
}

function value(fraction: string): number {
  const [over = 0, under = 1] = fraction.split('/').map(Number)
  return over / under
}

function calculate(one: number, sign: string, other: number): number {
  if (sign === '+') return one + other
  if (sign === '−') return one - other
  return sign === '×' ? one * other : one / other
}

/** The value of `2x² − 5x + 3`. */
function side(text: string, x: number): number {
  const terms = text.replaceAll(',', '').replaceAll(' − ', ' + -').split(' + ')
  return terms.reduce((sum, term) => {
    const [, factor = '', letters] = term.match(/^(-?\d*)(x²|x)?$/) ?? []
    const size = factor === '' ? 1 : factor === '-' ? -1 : Number(factor)
    return sum + size * (letters === 'x²' ? x * x : letters === 'x' ? x : 1)
  }, 0)
}
