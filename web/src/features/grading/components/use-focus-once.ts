import { type RefObject, useEffect } from 'react'

/** What takes the place of the field that one was in: the keys go on working. */
export function useFocusOnce(element: RefObject<HTMLElement | null>): void {
  useEffect(() => element.current?.focus({ preventScroll: true }), [element])
}
