export const QUINTILES = 5

/**
 * Five groups by score, the weakest first. Whoever has the same score is in the same group, whatever the order they
 * came in: so groups need not be of the same size.
 */
export function quintilesOf(percents: Float64Array): Uint8Array {
  const sorted = percents.toSorted()
  return Uint8Array.from(percents, (percent) => {
    const middle = (firstAtLeast(sorted, percent) + firstAbove(sorted, percent)) / 2
    return Math.min(QUINTILES - 1, Math.floor((QUINTILES * middle) / sorted.length))
  })
}

function firstAtLeast(sorted: Float64Array, number: number): number {
  return firstWhere(sorted, (other) => other >= number)
}

function firstAbove(sorted: Float64Array, number: number): number {
  return firstWhere(sorted, (other) => other > number)
}

/** By halves: whatever comes after one that is so, is so. */
function firstWhere(sorted: Float64Array, isSo: (number: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isSo(sorted[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
