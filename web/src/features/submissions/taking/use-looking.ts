import { useEffect, useRef } from 'react'

const AGAIN_MS = 10_000

/** Looks every ten seconds whether it still stands as this page says, and whenever somebody comes back to it. */
export function useLooking(look: () => Promise<unknown>, isNeeded = true): void {
  const latest = useRef(look)
  latest.current = look

  useEffect(() => {
    if (!isNeeded) return
    const lookOnce = () => {
      // A look that fails is made again with the next.
      if (document.visibilityState === 'visible') void latest.current().catch(() => {})
    }
    const timer = setInterval(lookOnce, AGAIN_MS)
    addEventListener('visibilitychange', lookOnce)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', lookOnce)
    }
  }, [isNeeded])
}
