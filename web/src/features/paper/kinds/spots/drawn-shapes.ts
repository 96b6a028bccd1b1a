import { PICTURE_SIDE_MAX } from '@probant/kinds/limits'
import { movedBy } from '@probant/kinds/spots/moving'
import { boundsOf, type Point, type Shape } from '@probant/kinds/spots/shapes'
import { inPicture, type Size } from './spots.ts'

export const TOOLS = ['circle', 'rectangle', 'polygon'] as const
export type Tool = (typeof TOOLS)[number]

/** What is drawn from one point to another: a circle from its middle, all else from corner to corner. */
export function drawn(tool: Tool, from: Point, to: Point): Shape {
  if (tool === 'circle') return { kind: 'circle', ...from, radius: distance(from, to) }
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  const rectangle: Shape = {
    kind: 'rectangle',
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.max(1, width),
    height: Math.max(1, height),
  }
  return tool === 'rectangle' ? rectangle : polygonOf(handlesOf(rectangle))
}

export function polygonOf(points: Point[]): Shape {
  return { kind: 'polygon', points }
}

/** One of the usual size, around a point. */
export function usual(tool: Tool, at: Point, size: Size): Shape {
  const radius = Math.max(1, Math.round(Math.min(size.width, size.height) * 0.08))
  const middle = inPicture(at, size)
  if (tool === 'circle') return { kind: 'circle', ...middle, radius }
  return drawn(
    tool,
    inPicture({ x: middle.x - radius, y: middle.y - radius }, size),
    inPicture({ x: middle.x + radius, y: middle.y + radius }, size),
  )
}

/** By which it is changed: a circle by a point on its edge, all else by its corners. */
export function handlesOf(shape: Shape): Point[] {
  if (shape.kind === 'polygon') return shape.points
  if (shape.kind === 'circle') return [{ x: shape.x + shape.radius, y: shape.y }]
  const { left, top, right, bottom } = boundsOf(shape)
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

export function withHandle(shape: Shape, handle: number, to: Point): Shape {
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.with(handle, to) }
  if (shape.kind === 'circle') return { ...shape, radius: distance(shape, to) }
  return drawn('rectangle', handlesOf(shape)[(handle + 2) % 4] ?? to, to)
}

/** It stays on the picture; a circle with its middle. */
export function shifted(shape: Shape, by: Point, size: Size): Shape {
  const { left, top, right, bottom } =
    shape.kind === 'circle'
      ? { left: shape.x, top: shape.y, right: shape.x, bottom: shape.y }
      : boundsOf(shape)
  return movedBy(shape, {
    x: fitted(by.x, left, right, size.width),
    y: fitted(by.y, top, bottom, size.height),
  })
}

function fitted(step: number, start: number, end: number, side: number): number {
  return Math.round(Math.max(-start, Math.min(step, Math.max(-start, side - end))))
}

/** Wider and higher by so much, or less; its upper left corner stays, of a circle the middle. */
export function grown(shape: Shape, { x, y }: Point, size: Size): Shape {
  if (shape.kind === 'circle') return { ...shape, radius: asRadius(shape.radius + x + y) }
  const { left, top, right, bottom } = boundsOf(shape)
  const corner = inPicture({ x: Math.max(left + 1, right + x), y: Math.max(top + 1, bottom + y) }, size)
  if (shape.kind === 'rectangle') return drawn('rectangle', { x: left, y: top }, corner)
  const [wider, higher] = [
    (corner.x - left) / Math.max(1, right - left),
    (corner.y - top) / Math.max(1, bottom - top),
  ]
  const points = shape.points.map((point) =>
    inPicture({ x: left + (point.x - left) * wider, y: top + (point.y - top) * higher }, size),
  )
  return { ...shape, points }
}

/** Where it stands and how large it is, in pixels; short, and the same in every language. */
export function inNumbers(shape: Shape): string {
  if (shape.kind === 'polygon') return `⬠ ${shape.points.map(pair).join(' ')}`
  if (shape.kind === 'circle') return `○ ${pair(shape)}, ⌀ ${shape.radius * 2}`
  return `▭ ${pair(shape)}, ${shape.width} × ${shape.height}`
}

function pair({ x, y }: Point): string {
  return `(${x}, ${y})`
}

function distance(from: Point, to: Point): number {
  return asRadius(Math.hypot(to.x - from.x, to.y - from.y))
}

function asRadius(length: number): number {
  return Math.max(1, Math.min(PICTURE_SIDE_MAX, Math.round(length)))
}
