import { useEffect, useState } from 'react'
import { useObservable } from '#web/lib/observable.ts'
import type { Work } from './work.ts'

/** A day or more is no time to count down. */
const SHOWN_SECONDS = 86_400
const TICK_MS = 250

/** Seconds by the server's clock; nothing while there is more than a day. When they are over, it is handed in; not while they stand still. */
export function useTimeLeft(work: Work): number | undefined {
  const { deadlineAt, isPaused, pausedAt } = useObservable(work.state)
  const [left, setLeft] = useState(() => secondsUntil(work, deadlineAt))
  const stands = isPaused && pausedAt ? secondsBetween(Date.parse(pausedAt), deadlineAt) : left

  useEffect(() => {
    if (isPaused) return
    const count = () => setLeft(secondsUntil(work, deadlineAt))
    count()
    const timer = setInterval(count, TICK_MS)
    return () => clearInterval(timer)
  }, [work, deadlineAt, isPaused])

  const isUp = left <= 0 && !isPaused
  useEffect(() => {
    if (isUp) void work.handIn('timeUp')
  }, [work, isUp])

  return stands < SHOWN_SECONDS ? stands : undefined
}

function secondsUntil({ clock }: Work, instant: string): number {
  return secondsBetween(clock.now(), instant)
}

function secondsBetween(from: number, instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - from) / 1000))
}
