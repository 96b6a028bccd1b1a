import { type CSSProperties, type PointerEvent, type RefObject, useState } from 'react'

interface Drag {
  from: number
  to: number
  /** How far the row has been taken from its place. */
  by: number
  /** Of the page, not of the window: it may be scrolled meanwhile. */
  startY: number
  /** The middle of every row, and how much room the taken one leaves. */
  middles: number[]
  room: number
}

interface Options {
  isLocked: boolean
  onMove: (from: number, to: number) => void
}

/** So near to the edge of the window, the page scrolls along. */
const EDGE = 56
const SCROLL_STEP = 12

/**
 * Rows that are dragged with the mouse or a finger. Until the row is let go the others only make room for it, so nothing
 * jumps away under the finger. Once they are locked, whatever is held goes back to its place.
 */
export function useDragging(list: RefObject<HTMLElement | null>, { isLocked, onMove }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  if (isLocked && drag) setDrag(null)

  const take = (event: PointerEvent<HTMLElement>, from: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    if (event.button !== 0 || drag) return
    // No text is chosen by it.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const middles = rows.map(({ top, height }) => top + window.scrollY + height / 2)
    const gap = (rows[1]?.top ?? 0) - (rows[0]?.bottom ?? 0)
    setDrag({ from, to: from, by: 0, startY: event.pageY, middles, room: (rows[from]?.height ?? 0) + gap })
  }
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return
    if (event.clientY < EDGE) window.scrollBy({ top: -SCROLL_STEP, behavior: 'instant' })
    if (event.clientY > window.innerHeight - EDGE) window.scrollBy({ top: SCROLL_STEP, behavior: 'instant' })
    const by = event.pageY - drag.startY
    setDrag({ ...drag, by, to: rankAt(drag, by) })
  }
  const drop = () => {
    if (drag) onMove(drag.from, drag.to)
    setDrag(null)
  }

  return {
    handleAt: (rank: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, rank),
      onPointerMove: pull,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
    rowAt: (rank: number): { style?: CSSProperties; 'data-dragged'?: true } => {
      if (!drag) return {}
      const isTaken = rank === drag.from
      const style = { transform: `translateY(${isTaken ? drag.by : givingWay(drag, rank)}px)` }
      return isTaken ? { style, 'data-dragged': true } : { style }
    },
  }
}

/** Which row it would be if it were let go now. */
function rankAt({ from, middles }: Drag, by: number): number {
  const middle = (middles[from] ?? 0) + by
  return middles.filter((other, rank) => rank !== from && other < middle).length
}

function givingWay({ from, to, room }: Drag, rank: number): number {
  if (rank > from && rank <= to) return -room
  return rank < from && rank >= to ? room : 0
}
