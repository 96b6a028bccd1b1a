import { DAY, SECOND } from '#server/platform/clock.ts'

export const SESSION_LIFETIME_MS = 30 * DAY
/** Two tabs refreshing at once, or an answer lost on bad Wi-Fi, are no theft. */
export const TOLERANCE_MS = 30 * SECOND

export type Verdict = 'good' | 'reused'

/**
 * A refresh token stays good until a successor has been used, and a little longer. Used after that, one
 * of the two holders is a thief: nobody can tell which, so the whole family goes.
 */
export function judge(token: { supersededAt: Date | null }, now: Date): Verdict {
  if (!token.supersededAt) return 'good'
  return now.getTime() - token.supersededAt.getTime() <= TOLERANCE_MS ? 'good' : 'reused'
}
