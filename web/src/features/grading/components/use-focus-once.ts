import { type RefObject, useEffect } from 'react'

/** Whoever grades never leaves the keys; but the page stays where it is, since in the hand it would jump past its head. */
export function useFocusOnce(element: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (takesFocus) element.current?.focus({ preventScroll: true })
  }, [element, takesFocus])
}
