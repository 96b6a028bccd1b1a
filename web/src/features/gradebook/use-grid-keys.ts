import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/** By how many rows and columns each key moves. */
const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

/**
 * A table with a stop for each of a thousand cells would hold whoever goes through the page by Tab: it has one, and the
 * arrow keys go from cell to cell. In each cell what can have the focus is marked with `data-cell`.
 */
export function useGridKeys() {
  const current = useRef<HTMLElement | null>(null)
  return {
    onFocus({ target }: FocusEvent<HTMLTableElement>) {
      const stop = target.closest<HTMLElement>('[data-cell]')
      if (!stop || stop === current.current) return
      const before = current.current ?? target.closest('table')?.querySelector('[data-cell][tabindex="0"]')
      before?.setAttribute('tabindex', '-1')
      stop.setAttribute('tabindex', '0')
      current.current = stop
    },
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      const step = STEPS[event.key]
      const from = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')
      if (!step || !from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const rows = [...event.currentTarget.rows].map((row) => [
        ...row.querySelectorAll<HTMLElement>('[data-cell]'),
      ])
      const row = rows.findIndex((stops) => stops.includes(from))
      const column = rows[row]?.indexOf(from) ?? 0
      const next = rows[within(row + step[0], rows.length)] ?? []
      event.preventDefault()
      next[within(column + step[1], next.length)]?.focus()
    },
  }
}

function within(place: number, length: number): number {
  return Math.min(length - 1, Math.max(0, place))
}
