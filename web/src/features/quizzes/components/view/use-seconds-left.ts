import { useEffect, useState } from 'react'

/** Counts down, second by second; 0 from the moment on. */
export function useSecondsLeft(instant: string): number {
  const [left, setLeft] = useState(() => secondsUntil(instant))

  useEffect(() => {
    setLeft(secondsUntil(instant))
    const timer = setInterval(() => setLeft(secondsUntil(instant)), 1000)
    return () => clearInterval(timer)
  }, [instant])

  return left
}

function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / 1000))
}
