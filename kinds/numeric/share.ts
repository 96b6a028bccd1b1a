import { type ReadNumber, readNumber } from './number.ts'
import { type Accepted, accepts } from './tolerance.ts'
import { type Measuring, measured } from './units.ts'

export interface Marking extends Measuring {
  values: readonly Accepted[]
  unitPenalty: number
}

/** The share of the points that a typed text earns. What can't be read as a number is wrong. */
export function share(content: Marking, text: string): number {
  const read = readNumber(text)
  if (!read || (content.unitUse === 'none' && read.unit)) return 0
  const isUnitFine = measured(content, read).unit === 'fine'
  return shareOfNumber(content, read) * (isUnitFine ? 1 : 1 - content.unitPenalty)
}

/** The same, whatever its unit is worth. */
export function shareOfNumber(content: Marking, read: ReadNumber): number {
  const { amount, isConverted } = measured(content, read)
  const counting = content.values.filter((one) => accepts(one, amount, { isConverted }))
  return Math.max(0, ...counting.map((one) => one.share ?? 1))
}
