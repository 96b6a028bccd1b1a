import { type RefObject, useEffect, useRef } from 'react'

/** Once something is done with a row it may leave the list, and the focus with it: then the list takes it over. */
export function useFocusAfterDeed<List extends HTMLElement>(
  rows: unknown,
): { list: RefObject<List | null>; onDone: () => void } {
  const list = useRef<List>(null)
  const hasActed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the rows change
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return
    hasActed.current = false
    list.current?.focus({ preventScroll: true })
  }, [rows])
  return {
    list,
    onDone: () => {
      hasActed.current = true
    },
  }
}
