import { useSyncExternalStore } from 'react'

export const MINUTE_MS = 60_000

/** The time, told anew at every full minute; one timer serves whoever looks. */
export function useNow(): Date {
  return useSyncExternalStore(onMinute, currentMinute)
}

export function onMinute(listener: () => void): () => void {
  if (listeners.size === 0) tickAtNextMinute()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** The same moment until the next minute begins: what is drawn together agrees on it. */
export function currentMinute(): Date {
  if (minuteOf(Date.now()) !== minuteOf(moment.getTime())) moment = new Date()
  return moment
}

let moment = new Date()
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function tickAtNextMinute(): void {
  timer = setTimeout(
    () => {
      tickAtNextMinute()
      for (const listener of listeners) listener()
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  )
}

function minuteOf(time: number): number {
  return Math.floor(time / MINUTE_MS)
}
