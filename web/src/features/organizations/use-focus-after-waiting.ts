import { useEffect, useRef } from 'react'

/**
 * A button that waits for an answer can't be pressed, and loses the focus; it has it back once it can be. Whoever has
 * gone elsewhere meanwhile stays there.
 */
export function useFocusAfterWaiting(isWaiting: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isWaiting) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isWaiting])
  return button
}
