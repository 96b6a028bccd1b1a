import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A row that is acted on may go away, and the focus with it: then `moveFocus` says where to go on. What is answered
 * tells that something was done here; a row that goes away for another reason takes nobody along.
 */
export function useFocusOnceGone(moveFocus: () => void): () => void {
  const hasActed = useRef(false)
  const onGone = useEffectEvent(moveFocus)
  useEffect(
    () => () => {
      if (hasActed.current && document.activeElement === document.body) onGone()
    },
    [],
  )
  return () => {
    hasActed.current = true
  }
}
