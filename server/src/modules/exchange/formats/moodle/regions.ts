import { scaled } from '@probant/kinds/spots/moving'
import { boundsOf, type Shape } from '@probant/kinds/spots/shapes'
import type { PictureSize } from '#server/platform/pictures/picture-size.ts'
import { ellipse, numbersIn, polygon, rectangle } from '../shapes.ts'

/** Moodle makes a larger picture as small as this when it takes it in, and leaves the regions as they are. */
const MOST = { width: 600, height: 400 }

/** How much smaller the picture is there. */
function scaleOf({ width, height }: PictureSize): number {
  return Math.min(1, MOST.width / width, MOST.height / height)
}

export function sizeInMoodle(size: PictureSize): PictureSize {
  const scale = scaleOf(size)
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}

/** A region as it lies on the picture that Moodle shows. */
export function inMoodle(shape: Shape, size: PictureSize | undefined): Shape {
  const scale = size ? scaleOf(size) : 1
  return scaled(shape, { x: scale, y: scale })
}

/** The other way round. */
export function fromMoodle(shape: Shape, size: PictureSize | undefined): Shape {
  const scale = size ? 1 / scaleOf(size) : 1
  return scaled(shape, { x: scale, y: scale })
}

/** `12,34;56`: pairs of numbers with a semicolon between them. */
export function coordsOf(shape: Shape): string {
  if (shape.kind === 'circle') return `${shape.x},${shape.y};${shape.radius}`
  if (shape.kind === 'rectangle') return `${shape.x},${shape.y};${shape.width},${shape.height}`
  return shape.points.map(({ x, y }) => `${x},${y}`).join(';')
}

export function shapeIn(kind: string, coords: string): Shape | undefined {
  const numbers = numbersIn(coords)
  if (!numbers) return undefined
  const [x = 0, y = 0, third = 0, fourth = 0] = numbers
  if (kind === 'circle') return numbers.length === 3 ? ellipse(x, y, third, third) : undefined
  if (kind === 'rectangle') {
    // A side that leads back is none.
    const isOne = numbers.length === 4 && third > 0 && fourth > 0
    return isOne ? rectangle(x, y, x + third, y + fourth) : undefined
  }
  return kind === 'polygon' ? polygon(numbers) : undefined
}

/** Where a label is put there, which has a place and its own size. */
export function cornerOf(shape: Shape): { x: number; y: number } {
  const { left, top } = boundsOf(shape)
  return { x: Math.max(0, left), y: Math.max(0, top) }
}
