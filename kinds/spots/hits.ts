import { isInside, type Point, type Shape } from './shapes.ts'

/**
 * For each region the index of the point that counts for it: no point counts twice, and as many regions are hit as any
 * choice of points could hit. Null where none is left for it.
 */
export function hitsOf(shapes: readonly Shape[], points: readonly Point[]): (number | null)[] {
  const hits: (number | null)[] = shapes.map(() => null)
  for (const point of points.keys()) place(point, new Set())
  return hits

  /** Finds a region for a point, also by finding another one for the point that has it. */
  function place(index: number, tried: Set<number>): boolean {
    const point = points[index]
    return shapes.some((shape, region) => {
      if (!point || tried.has(region) || !isInside(shape, point)) return false
      tried.add(region)
      const before = hits[region] ?? null
      if (before !== null && !place(before, tried)) return false
      hits[region] = index
      return true
    })
  }
}
