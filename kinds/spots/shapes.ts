import type { Point, Shape } from '../shapes.ts'

export type { Point, Shape } from '../shapes.ts'

/** Its edge belongs to it. */
export function isInside(shape: Shape, { x, y }: Point): boolean {
  if (shape.kind === 'circle') return (x - shape.x) ** 2 + (y - shape.y) ** 2 <= shape.radius ** 2
  if (shape.kind === 'rectangle')
    return x >= shape.x && x <= shape.x + shape.width && y >= shape.y && y <= shape.y + shape.height
  const edges = edgesOf(shape.points)
  if (edges.some((edge) => isOn(edge, { x, y }))) return true
  return crossingsAt(edges, y).filter((crossing) => crossing < x).length % 2 === 1
}

/** A point in it, as near to its middle as a simple rule finds one; a region that is moved takes it along. */
export function middleOf(shape: Shape): Point {
  if (shape.kind === 'circle') return { x: shape.x, y: shape.y }
  if (shape.kind === 'rectangle')
    return { x: shape.x + Math.floor(shape.width / 2), y: shape.y + Math.floor(shape.height / 2) }
  // As seen from its corner, so that the same shape elsewhere is rounded alike.
  const { left, top, bottom } = boundsOf(shape)
  const points = shape.points.map(({ x, y }) => ({ x: x - left, y: y - top }))
  const y = Math.floor((bottom - top) / 2)
  const middle = { x: Math.round(middleOfWidest(crossingsAt(edgesOf(points), y))), y }
  const inside = isInside({ kind: 'polygon', points }, middle) ? middle : (points[0] ?? middle)
  return { x: inside.x + left, y: inside.y + top }
}

export function boundsOf(shape: Shape): { left: number; top: number; right: number; bottom: number } {
  if (shape.kind === 'rectangle') {
    const { x, y, width, height } = shape
    return { left: x, top: y, right: x + width, bottom: y + height }
  }
  const reach = shape.kind === 'circle' ? shape.radius : 0
  const points = shape.kind === 'circle' ? [shape] : shape.points
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - reach,
    top: Math.min(...ys) - reach,
    right: Math.max(...xs) + reach,
    bottom: Math.max(...ys) + reach,
  }
}

type Edge = readonly [Point, Point]

function edgesOf(points: readonly Point[]): Edge[] {
  return points.map((point, index) => [points.at(index - 1) ?? point, point])
}

function isOn([from, to]: Edge, { x, y }: Point): boolean {
  const isInLine = (to.x - from.x) * (y - from.y) === (to.y - from.y) * (x - from.x)
  return isInLine && isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y)
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other)
}

/** Where a horizontal line crosses the edges, from left to right: always an even number of times. */
function crossingsAt(edges: readonly Edge[], y: number): number[] {
  return edges
    .filter(([from, to]) => from.y <= y !== to.y <= y)
    .map(([from, to]) => from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y))
    .sort((one, other) => one - other)
}

/** Of the stretches between a crossing in and the next one out. */
function middleOfWidest(crossings: readonly number[]): number {
  const stretches = crossings.flatMap((start, index) => {
    const end = crossings[index + 1]
    return index % 2 === 0 && end !== undefined ? [{ start, end }] : []
  })
  const [widest] = stretches.sort((one, other) => other.end - other.start - (one.end - one.start))
  return widest ? (widest.start + widest.end) / 2 : 0
}
