import { GAPS_MAX } from '@probant/kinds/limits'

/** Weights go up to this. */
const MOST = 10

/**
 * Whole numbers from 1 to 10 that are to each other as these are. All 1 where nothing is said, or where there are none: then
 * they are worth more or less than each other there, and the same here.
 */
export function weightsAmong(worths: readonly (number | undefined)[]): {
  weights: number[]
  areUneven: boolean
} {
  const same = worths.map(() => 1)
  const known = worths.filter((worth) => worth !== undefined)
  if (known.length < worths.length) return { weights: same, areUneven: known.length > 0 }
  if (known.every(isWeight)) return { weights: known, areUneven: false }
  const sum = known.reduce((total, worth) => total + worth, 0)
  for (let total = worths.length; total <= GAPS_MAX * MOST; total++) {
    const weights = known.map((worth) => (worth / sum) * total)
    const whole = weights.map(Math.round)
    if (whole.every(isWeight) && weights.every((weight, at) => Math.abs(weight - (whole[at] ?? 0)) < 1e-3))
      return { weights: whole, areUneven: false }
  }
  return { weights: same, areUneven: true }
}

function isWeight(worth: number): boolean {
  return Number.isInteger(worth) && worth >= 1 && worth <= MOST
}
