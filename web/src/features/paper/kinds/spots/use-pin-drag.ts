import type { Point } from '@probant/kinds/spots/shapes'
import { type PointerEvent, type RefObject, useState } from 'react'
import { pixelAt, type Size } from './spots.ts'

interface Drag {
  index: number
  /** Another finger that comes down meanwhile has no part in it. */
  pointerId: number
  start: { clientX: number; clientY: number }
  /** From where it was taken to its tip. */
  grip: { x: number; y: number }
  /** Nothing as long as it was only pressed. */
  point: Point | null
}

/** A finger that trembles does not drag. */
const STILL = 5

interface Dragging {
  size: Size
  stage: RefObject<HTMLElement | null>
  isLocked: boolean
  /** With the place that was pressed: a needle may lie over it. */
  onPress: (index: number, at: Point) => void
  onDrop: (index: number, point: Point) => void
}

/**
 * Needles that are dragged with the mouse or a finger; one that is only pressed is taken up. Once they are locked, whatever
 * is held goes back to its place.
 */
export function usePinDrag({ size, stage, isLocked, onPress, onDrop }: Dragging) {
  const [drag, setDrag] = useState<Drag | null>(null)
  if (isLocked && drag) setDrag(null)

  const take = (event: PointerEvent<HTMLElement>, index: number, point: Point) => {
    const box = stage.current?.getBoundingClientRect()
    if (event.button !== 0 || drag || !box) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const grip = {
      x: event.clientX - (box.left + (point.x / size.width) * box.width),
      y: event.clientY - (box.top + (point.y / size.height) * box.height),
    }
    const { clientX, clientY, pointerId } = event
    setDrag({ index, pointerId, start: { clientX, clientY }, grip, point: null })
  }
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (drag?.pointerId !== event.pointerId || !stage.current) return
    const { start, grip } = drag
    const isStill = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < STILL
    if (isStill && !drag.point) return
    const tip = { clientX: event.clientX - grip.x, clientY: event.clientY - grip.y }
    setDrag({ ...drag, point: pixelAt(tip, stage.current, size) })
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (drag?.pointerId !== event.pointerId || !stage.current) return
    if (drag.point) onDrop(drag.index, drag.point)
    else onPress(drag.index, pixelAt(event, stage.current, size))
    setDrag(null)
  }
  const cancel = (event: PointerEvent<HTMLElement>) => {
    if (drag?.pointerId === event.pointerId) setDrag(null)
  }

  return {
    /** Where it is while it is dragged. */
    pointOf: (index: number): Point | null => (drag?.index === index ? drag.point : null),
    handlersOf: (index: number, point: Point) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, index, point),
      onPointerMove: pull,
      onPointerUp: drop,
      onPointerCancel: cancel,
    }),
  }
}
