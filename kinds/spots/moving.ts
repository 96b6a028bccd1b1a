import { PICTURE_SIDE_MAX } from '../limits.ts'
import { isInside, middleOf, type Point, type Shape } from './shapes.ts'

export function movedBy(shape: Shape, { x, y }: Point): Shape {
  if (shape.kind !== 'polygon') return { ...shape, x: shape.x + x, y: shape.y + y }
  return { ...shape, points: shape.points.map((point) => ({ x: point.x + x, y: point.y + y })) }
}

/**
 * With its middle at this point. Where it would stand outside of any picture it moves as far as it can; nothing where
 * the point isn't in it then.
 */
export function movedTo(shape: Shape, point: Point): Shape | undefined {
  const middle = middleOf(shape)
  const corners = shape.kind === 'polygon' ? shape.points : [shape]
  const moved = movedBy(shape, {
    x: within(
      point.x - middle.x,
      corners.map(({ x }) => x),
    ),
    y: within(
      point.y - middle.y,
      corners.map(({ y }) => y),
    ),
  })
  return isInside(moved, point) ? moved : undefined
}

function within(step: number, numbers: readonly number[]): number {
  return Math.max(-Math.min(...numbers), Math.min(PICTURE_SIDE_MAX - Math.max(...numbers), step))
}

/** As it stands on a picture of another size. */
export function scaled(shape: Shape, { x, y }: Point): Shape {
  const at = (point: Point) => ({ x: whole(point.x * x, 0), y: whole(point.y * y, 0) })
  if (shape.kind === 'circle')
    return { ...shape, ...at(shape), radius: whole(shape.radius * Math.min(x, y), 1) }
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(at) }
  return { ...shape, ...at(shape), width: whole(shape.width * x, 1), height: whole(shape.height * y, 1) }
}

function whole(value: number, least: number): number {
  return Math.min(PICTURE_SIDE_MAX, Math.max(least, Math.round(value)))
}
