import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import type { Calculation } from './calculation.ts'
import { between, told } from './numbers.ts'

/** Makes a sum of that difficulty. */
export type Operation = (difficulty: Difficulty, locale: Locale, random: Random) => Calculation

export const addition: Operation = (difficulty, locale, random) => {
  const [low, high] = { easy: [11, 69], medium: [105, 690], tough: [1_050, 8_900] }[difficulty] as Range
  const [one, other] = [between(random, low, high), between(random, low, high)]
  const say = (value: number) => told(value, locale)
  const result = one + other
  return {
    expression: `${say(one)} + ${say(other)}`,
    result,
    // A forgotten carry, one too many, a slip of one.
    slips: [
      result - 10,
      result + 10,
      result - 100 * Number(result > 200),
      result + 1,
      result - 1,
      result + 2,
    ],
    steps: stepByStep({ one, other, sign: 1, say }),
  }
}

export const subtraction: Operation = (difficulty, locale, random) => {
  const [low, high] = { easy: [11, 49], medium: [105, 480], tough: [1_050, 4_800] }[difficulty] as Range
  const [other, result] = [between(random, low, high), between(random, low, high)]
  const one = other + result
  const say = (value: number) => told(value, locale)
  return {
    expression: `${say(one)} − ${say(other)}`,
    result,
    // A borrow forgotten, the smaller digit taken from the larger whichever way round, a slip of one.
    slips: [result + 10, digitwise(one, other), result - 10, result + 1, result - 1, result + 2],
    steps: stepByStep({ one, other, sign: -1, say }),
  }
}

export const multiplication: Operation = (difficulty, locale, random) => {
  const [one, other] = {
    easy: () => [between(random, 2, 10), between(random, 2, 10)],
    medium: () => [between(random, 12, 49), between(random, 3, 9)],
    tough: () => [between(random, 12, 49), between(random, 12, 39)],
  }[difficulty]() as Range
  const say = (value: number) => told(value, locale)
  const result = one * other
  const [tens, units] = [other - (other % 10), other % 10]
  const byParts = `${say(one)} × ${say(tens)} = ${say(one * tens)}; ${say(one)} × ${say(units)} = ${say(one * units)}; `
  return {
    expression: `${say(one)} × ${say(other)}`,
    result,
    // The neighbour in the table, two digits the wrong way round, a ten more or less.
    slips: [result + one, result - one, result + other, turned(result), result - 10, result + 10, result + 2],
    steps: `${tens && units ? byParts : ''}${say(one)} × ${say(other)} = ${say(result)}.`,
  }
}

export const division: Operation = (difficulty, locale, random) => {
  const [divisor, result] = {
    easy: () => [between(random, 2, 10), between(random, 2, 10)],
    medium: () => [between(random, 3, 9), between(random, 12, 49)],
    tough: () => [between(random, 11, 25), between(random, 12, 45)],
  }[difficulty]() as Range
  const say = (value: number) => told(value, locale)
  const dividend = divisor * result
  return {
    expression: `${say(dividend)} ÷ ${say(divisor)}`,
    result,
    slips: [result + 1, result - 1, result + 10, result + 2, dividend - divisor, turned(result)],
    steps: `${say(divisor)} × ${say(result)} = ${say(dividend)}; ${say(dividend)} ÷ ${say(divisor)} = ${say(result)}.`,
  }
}

type Range = [number, number]

interface Steps {
  one: number
  other: number
  sign: 1 | -1
  say: (value: number) => string
}

/** Hundreds first, then tens, then units. */
function stepByStep({ one, other, sign, say }: Steps): string {
  let reached = one
  const steps = placesOf(other).map((part) => {
    const before = reached
    reached += sign * part
    return `${say(before)} ${sign > 0 ? '+' : '−'} ${say(part)} = ${say(reached)}`
  })
  return `${steps.join('; ')}.`
}

/** 347 is 300, 40 and 7. */
function placesOf(value: number): number[] {
  return [...String(value)]
    .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
    .filter((part) => part > 0)
}

function digitwise(one: number, other: number): number {
  const [upper, lower] = [String(one), String(other).padStart(String(one).length, '0')]
  return Number([...upper].map((digit, at) => Math.abs(Number(digit) - Number(lower[at]))).join(''))
}

/** With its last two digits the wrong way round. */
function turned(value: number): number {
  const digits = String(value)
  return Number(digits.slice(0, -2) + [...digits.slice(-2)].reverse().join(''))
}
