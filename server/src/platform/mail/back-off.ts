import { HOUR, later, MINUTE } from '#server/platform/clock.ts'

/** When to try again after so many attempts in vain; after the last there is no next one. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const wait = WAITS_MS[attempts - 1]
  return wait === undefined ? undefined : later(now, wait)
}

const WAITS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR]

export const MOST_ATTEMPTS = WAITS_MS.length + 1
