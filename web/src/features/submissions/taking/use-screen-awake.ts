import { useEffect } from 'react'

/** Whoever reads and thinks touches nothing: the screen stays on meanwhile, where the browser can and may. */
export function useScreenAwake(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? keepAwake() : undefined), [isNeeded])
}

function keepAwake(): () => void {
  const ending = new AbortController()
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  const hold = () => {
    // The browser lets go of it whenever the page is hidden.
    if (document.visibilityState !== 'visible') return
    lock = navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  hold()
  document.addEventListener('visibilitychange', hold, { signal: ending.signal })
  return () => {
    ending.abort()
    void lock?.then((held) => held?.release())
  }
}
