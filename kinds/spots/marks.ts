import type { ShapesOf } from '../kind.ts'
import type { Mark } from './answer.ts'
import { hitsOf } from './hits.ts'
import type * as schemas from './schemas.ts'
import { middleOf, type Point, type Shape } from './shapes.ts'

type Kept = ShapesOf<typeof schemas>['kept']

/**
 * What each mark of an answer stands for, in the order of the bank. Where regions are hidden it is put on the picture
 * and carries a label (its place), one for each region that has it and one where none has; without labels, and where the
 * regions are shown, it carries none (null): there is one for each region.
 */
export function markersOf({ spotsShown, spots, labels }: Kept): (number | null)[] {
  if (spotsShown || labels.length === 0) return spots.map(() => null)
  return labels.flatMap((_, label) => {
    const regions = spots.filter(({ place }) => place === label)
    return regions.length > 0 ? regions.map(({ place }) => place) : [label]
  })
}

/** In which order they are listed, and get their letters: those with the same label beside each other. */
export function inList(markers: readonly (number | null)[]): number[] {
  return [...markers.keys()].sort((one, other) => (markers[one] ?? 0) - (markers[other] ?? 0) || one - other)
}

/** Labels and markers as a paper has them, each by its place in the bank. Its parts are one or the other. */
export function onPaper(kept: Kept, order: readonly number[]) {
  if (kept.spotsShown) return { labels: order, markers: kept.spots.map(() => null) }
  const inBank = markersOf(kept)
  const markers = order.map((part) => inBank[part] ?? null)
  return { labels: [...new Set(markers)].filter((label) => label !== null), markers }
}

export function rightMarks(kept: Kept): Mark[] {
  if (kept.spotsShown) return kept.spots.map(({ place }) => place)
  const left = new Set(kept.spots)
  return markersOf(kept).map((label) => {
    const next = [...left].find(({ place }) => place === label)
    if (!next) return null
    left.delete(next)
    return middleOf(next.shape)
  })
}

/** For each region whether it was found, or has its label. */
export function foundIn(kept: Kept, marks: readonly Mark[]): boolean[] {
  const markers = markersOf(kept)
  if (marks.length !== markers.length) return kept.spots.map(() => false)
  if (kept.spotsShown) return kept.spots.map(({ place }, region) => marks[region] === place)
  return hitsIn(kept.spots, markers, marks).map((hit) => hit !== null)
}

/** For each hidden region the mark that hits it, by its index: those with the same label are hit by any of its marks. */
export function hitsIn(
  regions: readonly { place: number | null; shape: Shape }[],
  markers: readonly (number | null)[],
  marks: readonly Mark[],
): (number | null)[] {
  const byRegion = new Map<object, number | null>()
  for (const label of new Set(markers)) {
    const own = regions.filter(({ place }) => place === label)
    const put = marks.flatMap((point, index) =>
      isPoint(point) && markers[index] === label ? [{ point, index }] : [],
    )
    const hits = hitsOf(
      own.map(({ shape }) => shape),
      put.map(({ point }) => point),
    )
    for (const [index, region] of own.entries()) byRegion.set(region, put[hits[index] ?? -1]?.index ?? null)
  }
  return regions.map((region) => byRegion.get(region) ?? null)
}

export function isPoint(mark: Mark | undefined): mark is Point {
  return typeof mark === 'object' && mark !== null
}
