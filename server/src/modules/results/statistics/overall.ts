import { SUBMISSIONS_MIN } from '@probant/contract/results/report'
import type { Gathered } from './gathering.ts'
import { mean, medianOf, orNull, shapeOf, variance } from './moments.ts'

/** What is said of all submissions together. */
export function overallOf({ percents, totals, slotVariances }: Gathered) {
  return {
    averagePercent: orNull(mean(percents)),
    medianPercent: orNull(medianOf(percents)),
    distribution: distributionOf(percents),
    reliability:
      percents.length < SUBMISSIONS_MIN ? null : reliabilityOf({ percents, totals, slotVariances }),
  }
}

/** How far the scores lie apart, and how far they can be trusted. */
function reliabilityOf({ percents, totals, slotVariances }: Omit<Gathered, 'columns'>) {
  const standardDeviation = Math.sqrt(variance(percents))
  const { skewness, kurtosis } = shapeOf(percents)
  const consistency = consistencyOf(slotVariances, variance(totals))
  // What is rounded on the way must not take it above 100.
  const errorRatio = 100 * Math.sqrt(Math.max(0, 1 - consistency / 100))
  return {
    standardDeviation: orNull(standardDeviation),
    skewness: orNull(skewness),
    kurtosis: orNull(kurtosis),
    consistency: orNull(consistency),
    errorRatio: orNull(errorRatio),
    standardError: orNull((errorRatio / 100) * standardDeviation),
  }
}

/** Do the questions measure the same thing? In percent; NaN with one question, or where all have the same score. */
function consistencyOf(slotVariances: readonly number[], totalVariance: number): number {
  const count = slotVariances.length
  if (count < 2 || totalVariance === 0) return Number.NaN
  const ofQuestions = slotVariances.reduce((total, slot) => total + slot, 0)
  return 100 * (count / (count - 1)) * (1 - ofQuestions / totalVariance)
}

/** How many lie in each tenth; 100 % is in the last one. */
function distributionOf(percents: Float64Array): number[] {
  const classes = Array.from({ length: CLASSES }, () => 0)
  for (const percent of percents) {
    const index = Math.min(CLASSES - 1, Math.max(0, Math.floor((percent + ROUNDING) / (100 / CLASSES))))
    classes[index] = (classes[index] ?? 0) + 1
  }
  return classes
}

const CLASSES = 10
/** 7 of 10 points are not always exactly 70 percent. */
const ROUNDING = 1e-9
