import type { Shape } from '@probant/kinds/spots/shapes'
import type { PictureSize } from '#server/platform/pictures/picture-size.ts'
import { ellipse, numbersIn, polygon, rectangle } from '../shapes.ts'

/** A region as QTI has it, which has it from HTML. */
export function areaOf(shape: Shape): { shape: string; coords: string } {
  if (shape.kind === 'circle') return { shape: 'circle', coords: `${shape.x},${shape.y},${shape.radius}` }
  if (shape.kind === 'rectangle') {
    const { x, y, width, height } = shape
    return { shape: 'rect', coords: `${x},${y},${x + width},${y + height}` }
  }
  return { shape: 'poly', coords: shape.points.map(({ x, y }) => `${x},${y}`).join(',') }
}

interface Area {
  shape?: string
  coords?: string
}

export function shapeIn({ shape, coords = '' }: Area, picture: PictureSize | undefined): Shape | undefined {
  if (shape === 'default') return picture && rectangle(0, 0, picture.width, picture.height)
  const numbers = numbersIn(coords)
  if (!numbers) return undefined
  const [x = 0, y = 0, third = 0, fourth = 0] = numbers
  switch (shape) {
    case 'circle':
      return numbers.length === 3 ? ellipse(x, y, third, third) : undefined
    case 'ellipse':
      return numbers.length === 4 ? ellipse(x, y, third, fourth) : undefined
    case 'rect':
      return numbers.length === 4 ? rectangle(x, y, third, fourth) : undefined
    case 'poly':
      return polygon(numbers)
    default:
      return undefined
  }
}
