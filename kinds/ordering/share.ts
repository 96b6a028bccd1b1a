/**
 * How much of an order is right: of all that directly follow one another in the right order, the share that also do so
 * in this one. Whoever has put one item in the wrong place loses two or three neighbours, not everything after it.
 */
export function shareOf(
  places: readonly number[],
  { right, strict }: { right: readonly number[]; strict: boolean },
): number {
  if (!isPermutation(places, right.length)) return 0
  const following = right.slice(1).filter((item, index) => follows(places, right[index], item)).length
  const pairs = right.length - 1
  if (strict) return following === pairs ? 1 : 0
  return following / pairs
}

export function isPermutation(places: readonly number[], count: number): boolean {
  return places.length === count && Array.from(places.keys()).every((place) => places.includes(place))
}

function follows(places: readonly number[], before: number | undefined, item: number): boolean {
  return places.indexOf(item) > 0 && places[places.indexOf(item) - 1] === before
}
