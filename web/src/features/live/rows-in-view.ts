import { type RefObject, useLayoutEffect, useState } from 'react'

/** A list up to this long is in the page as a whole, so that the browser's own search finds everybody in it. */
export const WHOLE_UP_TO = 100

/** Rows kept ready above and below: who scrolls or goes on by the Tab key finds them there. */
const AROUND = 12

/** So many rows come into the page at a time: each is little work, and not every frame has some. */
const STEP = 2

export interface RowRange {
  from: number
  /** Without it. */
  to: number
}

interface Scrolled {
  count: number
  rowHeight: number
  /** How far the top of the list lies above the top of the window. */
  above: number
  windowHeight: number
}

/** Which rows of a list have to be in the page. */
export function rowsInView({ count, rowHeight, above, windowHeight }: Scrolled): RowRange {
  if (count <= WHOLE_UP_TO) return { from: 0, to: count }
  const first = Math.floor(above / rowHeight / STEP) * STEP - AROUND
  const last = Math.ceil((above + windowHeight) / rowHeight / STEP) * STEP + AROUND
  const from = Math.min(Math.max(first, 0), count)
  return { from, to: Math.max(from, Math.min(last, count)) }
}

/** The same for a list that is scrolled with the page. */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight }: Pick<Scrolled, 'count' | 'rowHeight'>,
): RowRange {
  const [range, setRange] = useState(() =>
    rowsInView({ count, rowHeight, above: 0, windowHeight: window.innerHeight }),
  )

  useLayoutEffect(() => {
    const look = () => {
      if (!list.current) return
      const above = -list.current.getBoundingClientRect().top
      const { from, to } = rowsInView({ count, rowHeight, above, windowHeight: window.innerHeight })
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [list, count, rowHeight])

  return { from: Math.min(range.from, count), to: Math.min(range.to, count) }
}
