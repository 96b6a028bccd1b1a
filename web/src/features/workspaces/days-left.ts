const DAY_MS = 86_400_000

/** Days as people count them before an end: the last hours are a day as well. */
export function daysLeft(until: string, now: Date): number {
  return Math.max(1, Math.ceil((new Date(until).getTime() - now.getTime()) / DAY_MS))
}
