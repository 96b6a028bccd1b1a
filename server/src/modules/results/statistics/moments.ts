/** Sums over many numbers, as the statistics of a quiz need them: of a sample, with k-statistics. */

export function mean(numbers: Float64Array): number {
  return sum(numbers) / numbers.length
}

/** Of two samples in the same order; of one with itself it is the variance. */
export function covariance(one: Float64Array, other: Float64Array): number {
  const [oneDistance, otherDistance] = [distancesIn(one), distancesIn(other)]
  let total = 0
  for (let index = 0; index < one.length; index++)
    total += oneDistance(one[index] ?? 0) * otherDistance(other[index] ?? 0)
  return total / (one.length - 1)
}

export function variance(numbers: Float64Array): number {
  return covariance(numbers, numbers)
}

/** The largest that two samples could have: where the best in one is the best in the other, and so on down. */
export function largestCovariance(one: Float64Array, other: Float64Array): number {
  return covariance(one.toSorted(), other.toSorted())
}

/** How lopsided and how peaked they lie, from the third and fourth k-statistic; NaN where there are too few, or all are equal. */
export function shapeOf(numbers: Float64Array): { skewness: number; kurtosis: number } {
  const n = numbers.length
  const [m2, m3, m4] = [centralMoment(numbers, 2), centralMoment(numbers, 3), centralMoment(numbers, 4)]
  const k2 = (n / (n - 1)) * m2
  const k3 = (n ** 2 / ((n - 1) * (n - 2))) * m3
  const k4 = (n ** 2 * ((n + 1) * m4 - 3 * (n - 1) * m2 ** 2)) / ((n - 1) * (n - 2) * (n - 3))
  return { skewness: k3 / k2 ** 1.5, kurtosis: k4 / k2 ** 2 }
}

export function medianOf(numbers: Float64Array): number {
  const sorted = numbers.toSorted()
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** What can't be reckoned is nothing, rather than something that is no number. */
export function orNull(number: number): number | null {
  return Number.isFinite(number) ? number : null
}

function centralMoment(numbers: Float64Array, power: number): number {
  const distance = distancesIn(numbers)
  let total = 0
  for (const number of numbers) total += distance(number) ** power
  return total / numbers.length
}

/**
 * How far a number lies from the mean. Reckoned from the first of them: ten thirds divided by ten are not always a third,
 * but those who are equal must not seem to differ.
 */
function distancesIn(numbers: Float64Array): (number: number) => number {
  const first = numbers[0] ?? 0
  let total = 0
  for (const number of numbers) total += number - first
  const middle = total / numbers.length
  return (number) => number - first - middle
}

function sum(numbers: Float64Array): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
