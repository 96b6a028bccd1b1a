import { isInside, type Point, type Shape } from '@probant/kinds/spots/shapes'
import { type PointerEvent, useState } from 'react'
import { drawn, handlesOf, shifted, type Tool, usual, withHandle } from './drawn-shapes.ts'
import { pixelAt, type Size } from './spots.ts'

interface DrawingOptions {
  size: Size
  tool: Tool
  shapes: readonly Shape[]
  chosen: number | undefined
  /** No further region has room. */
  isFull: boolean
  onAdd: (shape: Shape) => void
  onChange: (index: number, shape: Shape) => void
  onChoose: (index: number | undefined) => void
}

type Gesture =
  | { kind: 'draw'; from: Point; to: Point }
  | { kind: 'move'; index: number; from: Point; to: Point }
  | { kind: 'resize'; index: number; handle: number; to: Point }

/** So near, on the screen, a handle or the first corner is meant. */
const NEAR = 18
/** A finger that trembles does not draw. */
const STILL = 6
const CORNERS_MAX = 20

/** Regions that are drawn, moved and resized with the mouse or a finger; nothing is changed before they are let go. */
export function useDrawing(options: DrawingOptions) {
  const { size, tool, shapes, chosen, isFull, onAdd, onChange, onChoose } = options
  const [gesture, setGesture] = useState<Gesture | null>(null)
  const [corners, setCorners] = useState<Point[]>([])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || gesture) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pixelAt(event, event.currentTarget, size)
    const near = (NEAR * size.width) / event.currentTarget.clientWidth
    if (corners.length > 0) return addCorner(at, near)

    const handles = chosen === undefined ? [] : handlesOf(shapes[chosen] ?? { kind: 'polygon', points: [] })
    const handle = handles.findIndex((one) => isNear(one, at, near))
    if (chosen !== undefined && handle >= 0)
      return setGesture({ kind: 'resize', index: chosen, handle, to: at })

    const index = shapes.findLastIndex((shape) => isInside(shape, at))
    if (index >= 0) {
      onChoose(index)
      return setGesture({ kind: 'move', index, from: at, to: at })
    }
    onChoose(undefined)
    if (isFull) return
    if (tool === 'polygon') addCorner(at, near)
    else setGesture({ kind: 'draw', from: at, to: at })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (gesture) setGesture({ ...gesture, to: pixelAt(event, event.currentTarget, size) })
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!gesture) return
    setGesture(null)
    const isStill = gesture.kind !== 'resize' && isNear(gesture.from, gesture.to, still(event.currentTarget))
    if (gesture.kind === 'draw')
      return onAdd(isStill ? usual(tool, gesture.from, size) : drawn(tool, gesture.from, gesture.to))
    const shape = changed(gesture)
    if (shape && !isStill) onChange(gesture.index, shape)
  }

  const still = (surface: Element) => (STILL * size.width) / surface.clientWidth
  const changed = (now: Exclude<Gesture, { kind: 'draw' }>): Shape | undefined => {
    const shape = shapes[now.index]
    if (!shape) return undefined
    if (now.kind === 'resize') return withHandle(shape, now.handle, now.to)
    return shifted(shape, { x: now.to.x - now.from.x, y: now.to.y - now.from.y }, size)
  }
  const addCorner = (at: Point, near: number) => {
    const [first] = corners
    if (first && corners.length > 2 && isNear(first, at, near)) return finish()
    const next = [...corners, at]
    if (next.length < CORNERS_MAX) return setCorners(next)
    onAdd({ kind: 'polygon', points: next })
    setCorners([])
  }
  const finish = () => {
    if (corners.length > 2) onAdd({ kind: 'polygon', points: corners })
    setCorners([])
  }
  return {
    /** As they look while one of them is changed. */
    shapes:
      gesture && gesture.kind !== 'draw'
        ? shapes.with(gesture.index, changed(gesture) ?? (shapes[gesture.index] as Shape))
        : shapes,
    /** What is being drawn. */
    draft: gesture?.kind === 'draw' ? drawn(tool, gesture.from, gesture.to) : undefined,
    corners,
    finish,
    cancel: () => setCorners([]),
    surface: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setGesture(null) },
  }
}

function isNear(one: Point, other: Point, distance: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= distance
}
