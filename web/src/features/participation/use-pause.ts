import { useEffect, useState } from 'react'
import { secondsUntilAgain } from './join-step.ts'

/** Counts down until something may be asked for again; 0 from then on. */
export function usePause(sentAt: number): number {
  const [left, setLeft] = useState(() => secondsUntilAgain(sentAt, Date.now()))
  useEffect(() => {
    setLeft(secondsUntilAgain(sentAt, Date.now()))
    const timer = setInterval(() => {
      const seconds = secondsUntilAgain(sentAt, Date.now())
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [sentAt])
  return left
}
