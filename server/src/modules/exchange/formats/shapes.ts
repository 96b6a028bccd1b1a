import { PICTURE_SIDE_MAX } from '@probant/kinds/limits'
import { scaled } from '@probant/kinds/spots/moving'
import type { Point, Shape } from '@probant/kinds/spots/shapes'

/** All numbers in a text, in their order; nothing where something else stands between them. */
export function numbersIn(text: string): number[] | undefined {
  const parts = text.trim().split(/[\s,;]+/)
  const numbers = parts.map(Number)
  return parts.length > MOST || parts.includes('') || !numbers.every(Number.isFinite) ? undefined : numbers
}

const MOST = 1000

/** By its middle; one that isn't round is drawn with corners. Nothing where nobody could point at it. */
export function ellipse(x: number, y: number, across: number, down: number): Shape | undefined {
  if (across <= 0 || down <= 0) return undefined
  if (across === down) return whole({ kind: 'circle', x, y, radius: across })
  const points = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI
    return { x: x + across * Math.cos(angle), y: y + down * Math.sin(angle) }
  })
  return whole({ kind: 'polygon', points })
}

const CORNERS = 16

/** By two corners that face each other; nothing where one stands above or beside the other. */
export function rectangle(left: number, top: number, right: number, bottom: number): Shape | undefined {
  if (left === right || top === bottom) return undefined
  return whole({
    kind: 'rectangle',
    x: Math.min(left, right),
    y: Math.min(top, bottom),
    width: Math.abs(right - left),
    height: Math.abs(bottom - top),
  })
}

/** The first corner may stand there once more, as the last one; nothing where a number is left over. */
export function polygon(numbers: readonly number[]): Shape | undefined {
  if (numbers.length % 2 === 1) return undefined
  const points = numbers.flatMap((x, index): Point[] => {
    const y = numbers[index + 1]
    return index % 2 === 0 && y !== undefined ? [{ x, y }] : []
  })
  const [first, last] = [points[0], points.at(-1)]
  const isClosed = points.length > 3 && first?.x === last?.x && first?.y === last?.y
  return whole({ kind: 'polygon', points: isClosed ? points.slice(0, -1) : points })
}

/** In whole pixels, and none of them outside of what a picture can have. */
function whole(shape: Shape): Shape {
  return scaled(shape, { x: 1, y: 1 })
}

/** As large as fits on a picture from there. */
export function boxAt(
  x: number,
  y: number,
  size: { width: number; height: number },
  picture: { width: number; height: number } | undefined,
): Shape | undefined {
  const { width, height } = picture ?? { width: PICTURE_SIDE_MAX, height: PICTURE_SIDE_MAX }
  const room = (wanted: number, start: number, end: number) =>
    Math.max(Math.min(wanted, end - start), Math.min(wanted, SMALLEST))
  return rectangle(x, y, x + room(size.width, x, width), y + room(size.height, y, height))
}

/** As small as a region can be seen. */
const SMALLEST = 10
