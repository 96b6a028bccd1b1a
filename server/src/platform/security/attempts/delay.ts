/** How often something may go wrong freely, and how long the wait may grow afterwards. */
export interface AttemptRule {
  free: number
  longestMs: number
}

/** What went wrong so far, and when it did last, by the clock of whichever machine counted it. */
export interface Failures {
  failures: number
  lastFailureAt: Date
}

/** Nothing for the first few, then a second, doubling up to the longest: a delay, never a lock. */
export function delayMs(failures: number, { free, longestMs }: AttemptRule): number {
  if (failures < free) return 0
  return Math.min(longestMs, 1000 * 2 ** Math.min(failures - free, 30))
}

/**
 * How long the next attempt has to wait. The machines' clocks may differ: one that is behind the last failure by more
 * than the delay knows nothing about how much of it is left, and makes nobody wait.
 */
export function waitMs({ failures, lastFailureAt }: Failures, rule: AttemptRule, now: Date): number {
  const delay = delayMs(failures, rule)
  const elapsed = now.getTime() - lastFailureAt.getTime()
  return Math.abs(elapsed) < delay ? delay - elapsed : 0
}
