import {
  absolute,
  compare,
  type Decimal,
  decimalOf,
  fitsNumber,
  isKeepable,
  minus,
  numberOf,
} from '@probant/kinds/numeric/decimal'
import { readNumber } from '@probant/kinds/numeric/number'
import { type Accepted, spanOf } from '@probant/kinds/numeric/tolerance'
import type { Numeric, NumericContent } from '../kinds/numeric-content.ts'
import type { Asked, Refusal } from './format.ts'

export type { Numeric, NumericContent }

export type Units = Omit<NumericContent, 'values'>

/** Where nothing is said of units. */
export const NO_UNITS: Units = { units: [], unitUse: 'none', unitPenalty: 1 }

/** A number in a file, with the decimal sign that it has; nothing where it is none. */
export function numberIn(text: string): number | undefined {
  const read = readNumber(text)
  if (read?.unit !== '') return undefined
  // Programs write more digits than they know.
  const value = fitsNumber(read.value) ? numberOf(read.value) : Number(numberOf(read.value).toPrecision(15))
  return isKeepable(value) ? value : undefined
}

/** From one number to another: around their middle, where it says so as well. */
export function between(from: number, to: number): Accepted {
  return from === to ? { within: 'amount', value: from, tolerance: 0 } : { within: 'range', from, to }
}

interface Weighted {
  accepted: Accepted | undefined
  /** Of the points, from 0 to 1. */
  share: number
}

/** What is asked for where each number earns its share: the first has to earn all. */
export function numbersAmong(weighted: readonly Weighted[], units: Units = NO_UNITS): Asked | Refusal {
  const counting = weighted.filter(({ share }) => share > 0)
  if (counting.length === 0) return { fault: 'noRightAnswer' }
  const values = counting.flatMap(({ accepted, share }) => {
    if (!accepted) return []
    return share > 0.999 ? accepted : { ...accepted, share: Number(share.toFixed(6)) }
  })
  if (values.length < counting.length) return { fault: 'malformed' }
  if (values.every(({ share }) => share !== undefined)) return { fault: 'partlyRightAnswers' }
  const full = values.filter(({ share }) => share === undefined)
  const others = values.filter(({ share }) => share !== undefined)
  return { for: 'number', ...units, values: [...full, ...others] }
}

/** As formats have it that know a number and how far one may be off, and nothing else. */
export function aroundNumber(accepted: Accepted): { value: Decimal; tolerance: Decimal } {
  const { centre, reach } = spanOf(accepted)
  return { value: centre, tolerance: reach }
}

/** Is it said in another way than as a number and an amount? */
export function hasOtherTolerance({ values }: Pick<NumericContent, 'values'>): boolean {
  return values.some(({ within }) => within !== 'amount')
}

/** Without an exponent: not every program reads one. */
export function plainDecimal({ digits, exponent }: Decimal): string {
  const sign = digits < 0n ? '-' : ''
  const all = String(digits < 0n ? -digits : digits)
  if (exponent >= 0) return sign + all + (digits === 0n ? '' : '0'.repeat(exponent))
  const padded = all.padStart(1 - exponent, '0')
  const fraction = padded.slice(exponent).replace(/0+$/, '')
  return `${sign}${padded.slice(0, exponent)}${fraction && `.${fraction}`}`
}

export function plainNumber(value: number): string {
  return plainDecimal(decimalOf(value))
}

/** As far on both sides: an amount; otherwise a range. */
export function spanning(value: number, below: number, above: number): Accepted | undefined {
  const [low, high] = [numberIn(plainDecimal(minus(decimalOf(value), decimalOf(below)))), value + above]
  if (compare(absolute(decimalOf(below)), absolute(decimalOf(above))) === 0)
    return { within: 'amount', value, tolerance: Math.abs(below) }
  return low === undefined ? undefined : { within: 'range', from: low, to: Number(high.toPrecision(15)) }
}
