import { useEffect, useRef } from 'react'

const AGAIN_MS = 10_000

/** Looks now and then whether it still stands as this page says, and whenever somebody comes back to it. */
export function useLooking(look: () => Promise<unknown>, { isNeeded = true, everyMs = AGAIN_MS } = {}): void {
  const latest = useRef(look)
  latest.current = look

  useEffect(() => {
    if (!isNeeded) return
    const lookOnce = () => {
      // A look that fails is made again with the next.
      if (document.visibilityState === 'visible') void latest.current().catch(() => {})
    }
    const timer = setInterval(lookOnce, everyMs)
    addEventListener('visibilitychange', lookOnce)
    addEventListener('focus', lookOnce)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', lookOnce)
      removeEventListener('focus', lookOnce)
    }
  }, [isNeeded, everyMs])
}
