import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Escape ends what is under way here, before a dialog around it takes it as its own. A dialog over that one keeps its key;
 * who draws with the mouse has the focus anywhere.
 */
export function useEscape(part: RefObject<HTMLElement | null>, end: (() => void) | false): void {
  const isOn = end !== false
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const dialog = part.current?.closest('[role="dialog"]')
    const isElsewhere = dialog && event.target !== document.body && !dialog.contains(event.target as Node)
    if (event.key !== 'Escape' || !end || isElsewhere) return
    event.preventDefault()
    event.stopPropagation()
    end()
  })
  useEffect(() => {
    if (!isOn) return
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isOn])
}
