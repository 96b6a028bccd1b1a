import { useEffect, useRef } from 'react'

/**
 * A button is switched off while it works, and loses the focus with that. It gets it back afterwards, unless the focus
 * has gone on to something else. Returns what notes where it was.
 */
export function useFocusBack(isWorking: boolean): () => void {
  const held = useRef<Element>(null)

  // After each drawing: what the button waits for may end a moment later than the sending.
  useEffect(() => {
    const button = held.current
    if (!(button instanceof HTMLElement) || isWorking || button.matches(':disabled')) return
    held.current = null
    if (document.activeElement === document.body) button.focus()
  })

  return () => {
    held.current = document.activeElement
  }
}
