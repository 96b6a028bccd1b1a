export const QUINTILES = 5

/**
 * Five groups by score, the weakest first. Whoever has the same score is in the same group, whatever the order they
 * came in: so groups need not be of the same size.
 */
export function quintilesOf(percents: Float64Array): Uint8Array {
  const groups = groupsOf(percents.toSorted())
  const quintiles = new Uint8Array(percents.length)
  for (let row = 0; row < percents.length; row++) quintiles[row] = groups.get(percents[row] ?? 0) ?? 0
  return quintiles
}

/** By score: the group in which the middle one of those who have it lies. */
function groupsOf(sorted: Float64Array): Map<number, number> {
  const groups = new Map<number, number>()
  for (let [first, next] = [0, 0]; first < sorted.length; first = next) {
    const percent = sorted[first] ?? 0
    // Beyond itself in any case: what is no number equals nothing, not even itself.
    next = first + 1
    while (sorted[next] === percent) next += 1
    const middle = (first + next) / 2
    groups.set(percent, Math.min(QUINTILES - 1, Math.floor((QUINTILES * middle) / sorted.length)))
  }
  return groups
}
