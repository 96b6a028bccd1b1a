import type { Shape } from './shapes.ts'

/** An element of SVG and its attributes, in an image whose unit is a pixel of the picture; `middleOf` is where its number stands. */
export type Outline =
  | { element: 'circle'; attributes: { cx: number; cy: number; r: number } }
  | { element: 'rect'; attributes: { x: number; y: number; width: number; height: number } }
  | { element: 'polygon'; attributes: { points: string } }

export function outlineOf(shape: Shape): Outline {
  if (shape.kind === 'circle')
    return { element: 'circle', attributes: { cx: shape.x, cy: shape.y, r: shape.radius } }
  if (shape.kind === 'rectangle') {
    const { x, y, width, height } = shape
    return { element: 'rect', attributes: { x, y, width, height } }
  }
  return {
    element: 'polygon',
    attributes: { points: shape.points.map(({ x, y }) => `${x},${y}`).join(' ') },
  }
}
