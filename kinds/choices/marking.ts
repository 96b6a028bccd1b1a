interface Marking {
  right: readonly number[]
  isPartial: boolean
}

/** The share of the points that the chosen places earn. */
export function shareOf(chosen: readonly number[], { right, isPartial }: Marking): number {
  const hits = chosen.filter((place) => right.includes(place)).length
  const misses = chosen.length - hits
  if (isPartial) return Math.max(0, (hits - misses) / right.length)
  return misses === 0 && hits === right.length ? 1 : 0
}
