import { useEffect, useRef } from 'react'

/** Does something once when the page is reached, also where React mounts twice; failures are the page's to show. */
export function useOnArrival(act: () => Promise<void>): void {
  const hasActed = useRef(false)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (hasActed.current) return
    hasActed.current = true
    latest.current().catch(() => undefined)
  }, [])
}
