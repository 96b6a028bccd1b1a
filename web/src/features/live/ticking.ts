import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { clockWords } from '#web/lib/clock.ts'

/**
 * Time that runs down in its element, second by second. It is written into the page directly: of a thousand rows none is
 * drawn anew because a second has passed.
 */
export function useTicking(deadlineAt: string | null, aheadMs: number, t: TFunction<'results'>) {
  const element = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!deadlineAt) return
    const tick = () => {
      const words = leftWords(t, deadlineAt, Date.now() + aheadMs)
      if (element.current && element.current.textContent !== words) element.current.textContent = words
    }
    tick()
    return onSecond(tick)
  }, [deadlineAt, aheadMs, t])

  return element
}

/** How much is left at that moment, as a clock shows it; nobody counts the seconds of days. */
export function leftWords(t: TFunction<'results'>, deadlineAt: string, at: number): string {
  const seconds = Math.ceil((Date.parse(deadlineAt) - at) / 1000)
  if (seconds <= 48 * HOUR) return clockWords(seconds)
  const count = Math.floor(seconds / (24 * HOUR))
  const hours = Math.floor(seconds / HOUR) % 24
  return hours === 0 ? t('live.left.days', { count }) : t('live.left.daysAndHours', { count, hours })
}

/** In seconds. */
const HOUR = 3600

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer serves them all. */
function onSecond(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const one of listeners) one()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
