/** How often something may go wrong freely, and how long the wait may grow afterwards. */
export interface AttemptRule {
  free: number
  longestMs: number
}

/** Nothing for the first few, then a second, doubling up to the longest: a delay, never a lock. */
export function delayMs(failures: number, { free, longestMs }: AttemptRule): number {
  if (failures < free) return 0
  return Math.min(longestMs, 1000 * 2 ** Math.min(failures - free, 30))
}
