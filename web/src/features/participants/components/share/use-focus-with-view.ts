import { useEffect, useRef } from 'react'

/** The button that led to another view goes with the one before, and the focus would, too. */
export function useFocusWithView(view: string) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [view])
  return place
}
