import { type Decimal, decimalOf, times } from './decimal.ts'
import { type ReadNumber, readNumber } from './number.ts'

export interface Unit {
  name: string
  /** How much of the first unit one of it is. */
  factor: number
}

/** Is anything but the number expected: nothing; no, the paper shows the unit; a unit if somebody likes; or by all means? */
export const UNIT_USES = ['none', 'shown', 'optional', 'required'] as const
export type UnitUse = (typeof UNIT_USES)[number]

export interface Measuring {
  units: readonly Unit[]
  unitUse: UnitUse
}

/** What was typed, in the first unit, and whether the unit is as it should be. */
export interface Measured {
  amount: Decimal
  unit: 'fine' | 'missing' | 'unknown'
  /** It was reckoned from another unit, whose factor may be a little off: an inch has few digits, a third has none. */
  isConverted: boolean
}

/** In the first unit; without one, or with one that nobody knows, the number alone is compared. */
export function measured({ units, unitUse }: Measuring, { value, unit }: ReadNumber): Measured {
  const known = units.find(({ name }) => isSameUnit(name, unit))
  if (unit === '')
    return { amount: value, unit: unitUse === 'required' ? 'missing' : 'fine', isConverted: false }
  if (!known) return { amount: value, unit: 'unknown', isConverted: false }
  return { amount: times(value, decimalOf(known.factor)), unit: 'fine', isConverted: known.factor !== 1 }
}

/** Small and capital letters are different units (mW, MW); how a power, a product or a micro is spelled makes none. */
export function isSameUnit(one: string, other: string): boolean {
  return comparableUnit(one) === comparableUnit(other)
}

export function comparableUnit(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s^]|\*\*/g, '')
    .replace(/\u2212|\u2013/g, '-')
    .replace(/[.*·⋅×]/g, '·')
}

/** Not if it would be read as a part of the number, or as more than one unit where several stand in a line. */
export function isUnitName(name: string): boolean {
  if (name === '' || /[|=:;]/.test(name)) return false
  return [`1${name}`, `1 ${name}`].every((text) => readNumber(text)?.unit === name)
}
