import type { ShapesOf } from '@probant/kinds/kind'
import { PICTURE_SIDE_MAX } from '@probant/kinds/limits'
import type * as schemas from '@probant/kinds/spots/schemas'
import type { Point, Shape } from '@probant/kinds/spots/shapes'
import type { CSSProperties } from 'react'

export type Spots = ShapesOf<typeof schemas>

/** What its fields hold. */
export interface SpotsValues {
  spotsPicture: string
  spotsShown: boolean
  spots: { label: string; shape: Shape }[]
  spotOthers: string[]
  /** Of a polygon that is still drawn. */
  spotCorners: Point[]
}

export interface Size {
  width: number
  height: number
}

/** Which pixel of the picture is under the mouse or the finger; beside it the nearest one. */
export function pixelAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  element: Element,
  size: Size,
): Point {
  const box = element.getBoundingClientRect()
  const x = ((clientX - box.left) / Math.max(1, box.width)) * size.width
  const y = ((clientY - box.top) / Math.max(1, box.height)) * size.height
  return inPicture({ x, y }, size)
}

/** A whole pixel of the picture. */
export function inPicture({ x, y }: Point, { width, height }: Size): Point {
  return { x: clamped(x, width), y: clamped(y, height) }
}

function clamped(value: number, side: number): number {
  return Math.max(0, Math.min(Math.round(value), side, PICTURE_SIDE_MAX))
}

/** For the style sheet of what a picture stands on. */
export function stageStyle({ width, height }: Size): CSSProperties {
  return { '--width': width, '--height': height } as CSSProperties
}

/** Where it stands on the picture, however large that is drawn. */
export function placeOf({ x, y }: Point, { width, height }: Size) {
  return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }
}

/** The same, for a style sheet that reckons with it. */
export function placeStyle(point: Point, size: Size): CSSProperties {
  const { left, top } = placeOf(point, size)
  return { '--left': left, '--top': top } as CSSProperties
}

/** How far it is from the left and from the top, in hundredths. */
export function sharesOf({ x, y }: Point, { width, height }: Size): [number, number] {
  return [Math.round((x / width) * 100), Math.round((y / height) * 100)]
}

export const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far an arrow key goes: a two-hundredth of the longer side, and with Shift ten times as far. */
export function stepOf({ shiftKey }: { shiftKey: boolean }, { width, height }: Size): number {
  return Math.max(1, Math.round(Math.max(width, height) / 200)) * (shiftKey ? 10 : 1)
}
