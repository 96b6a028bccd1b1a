import { useEffect, useState } from 'react'

/** As a clock shows it: `45:00`, `1:30:00`. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** By how much the server's clock was ahead when it told the time. It rules: a device's own may be wrong, or set so. */
export function aheadBy(told: string, receivedAt: number): number {
  return new Date(told).getTime() - receivedAt
}

/** Counts down, second by second; 0 from the moment on. `aheadMs`: by how much the clock that rules is ahead. */
export function useSecondsLeft(instant: string, aheadMs = 0): number {
  const [left, setLeft] = useState(() => secondsUntil(instant, aheadMs))

  useEffect(() => {
    const count = () => setLeft(secondsUntil(instant, aheadMs))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [instant, aheadMs])

  return left
}

function secondsUntil(instant: string, aheadMs: number): number {
  return Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now() - aheadMs) / 1000))
}
