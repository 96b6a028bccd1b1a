import { isInside, middleOf, type Point, type Shape } from '@probant/kinds/spots/shapes'
import { type PointerEvent, useState } from 'react'
import { drawn, handlesOf, polygonOf, shifted, type Tool, usual, withHandle } from './drawn-shapes.ts'
import { inPicture, pixelAt, type Size } from './spots.ts'

interface DrawingOptions {
  /** Nothing until the picture has come. */
  size: Size | undefined
  tool: Tool
  shapes: readonly Shape[]
  chosen: number | undefined
  /** Of a polygon that is drawn corner by corner. */
  corners: readonly Point[]
  /** No further region has room. */
  isFull: boolean
  onCorners: (corners: Point[]) => void
  onAdd: (shape: Shape) => void
  onChange: (index: number, shape: Shape) => void
  onChoose: (index: number | undefined) => void
}

/** From where to where, and of which finger: another one that comes down meanwhile has no part in it. */
interface Stroke {
  pointerId: number
  from: Point
  to: Point
}

type Gesture = Stroke &
  ({ kind: 'draw' } | { kind: 'move'; index: number } | { kind: 'resize'; index: number; handle: number })

/** So near, on the screen, a handle or the first corner is meant. */
const NEAR = 18
/** A finger that trembles does not draw. */
const STILL = 6
const CORNERS_MAX = 20
const NO_SIZE: Size = { width: 0, height: 0 }

/** Regions that are drawn, moved and resized with the mouse or a finger; nothing is changed before they are let go. */
export function useDrawing(options: DrawingOptions) {
  const {
    size = NO_SIZE,
    tool,
    shapes,
    chosen,
    corners,
    isFull,
    onCorners,
    onAdd,
    onChange,
    onChoose,
  } = options
  const [gesture, setGesture] = useState<Gesture | null>(null)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || gesture) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pixelAt(event, event.currentTarget, size)
    const near = (NEAR * size.width) / event.currentTarget.clientWidth
    if (corners.length > 0) return addCorner(at, near)

    const stroke = { pointerId: event.pointerId, from: at, to: at }
    const chosenShape = chosen === undefined ? undefined : shapes[chosen]
    const handle = chosenShape ? handleAt(chosenShape, at, near) : -1
    if (chosen !== undefined && handle >= 0)
      return setGesture({ ...stroke, kind: 'resize', index: chosen, handle })

    const index = shapes.findLastIndex((shape) => isInside(shape, at))
    if (index >= 0) {
      onChoose(index)
      return setGesture({ ...stroke, kind: 'move', index })
    }
    onChoose(undefined)
    if (isFull) return
    if (tool === 'polygon') addCorner(at, near)
    else setGesture({ ...stroke, kind: 'draw' })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (gesture?.pointerId === event.pointerId)
      setGesture({ ...gesture, to: pixelAt(event, event.currentTarget, size) })
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (gesture?.pointerId !== event.pointerId) return
    setGesture(null)
    const isStill = isNear(gesture.from, gesture.to, still(event.currentTarget))
    if (gesture.kind === 'draw')
      return onAdd(isStill ? usual(tool, gesture.from, size) : drawn(tool, gesture.from, gesture.to))
    const shape = changed(gesture)
    if (shape && !isStill) onChange(gesture.index, shape)
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    if (gesture?.pointerId === event.pointerId) setGesture(null)
  }

  const still = (surface: Element) => (STILL * size.width) / surface.clientWidth
  const changed = (now: Exclude<Gesture, { kind: 'draw' }>): Shape | undefined => {
    const shape = shapes[now.index]
    if (!shape) return undefined
    const by = { x: now.to.x - now.from.x, y: now.to.y - now.from.y }
    if (now.kind === 'move') return shifted(shape, by, size)
    // As far as the finger went: it need not have met the handle exactly.
    const handle = handlesOf(shape)[now.handle] ?? now.to
    return withHandle(shape, now.handle, inPicture({ x: handle.x + by.x, y: handle.y + by.y }, size))
  }
  const addCorner = (at: Point, near: number) => {
    const [first] = corners
    if (first && corners.length > 2 && isNear(first, at, near)) return finish()
    const next = [...corners, at]
    if (next.length < CORNERS_MAX) return onCorners(next)
    onCorners([])
    onAdd(polygonOf(next))
  }
  const finish = () => {
    onCorners([])
    if (corners.length > 2) onAdd(polygonOf([...corners]))
  }
  return {
    /** As they look while one of them is changed. */
    shapes:
      gesture && gesture.kind !== 'draw'
        ? shapes.with(gesture.index, changed(gesture) ?? (shapes[gesture.index] as Shape))
        : shapes,
    /** What is being drawn. */
    draft: gesture?.kind === 'draw' ? drawn(tool, gesture.from, gesture.to) : undefined,
    isDrawing: gesture !== null || corners.length > 0,
    finish,
    cancel: () => {
      setGesture(null)
      if (corners.length > 0) onCorners([])
    },
    surface: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}

/** Which handle is meant; none where the middle is nearer, so that a small region can be moved too. */
function handleAt(shape: Shape, at: Point, near: number): number {
  const middle = distanceOf(middleOf(shape), at)
  return handlesOf(shape).findIndex((one) => isNear(one, at, near) && distanceOf(one, at) < middle)
}

function isNear(one: Point, other: Point, distance: number): boolean {
  return distanceOf(one, other) <= distance
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
