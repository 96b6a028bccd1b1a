import { DAY, MINUTE, SECOND } from '#server/platform/clock.ts'

export const SESSION_LIFETIME_MS = 30 * DAY
export const ACCESS_TOKEN_LIFETIME_MS = 15 * MINUTE
/** Two tabs refreshing at once, or an answer lost on bad Wi-Fi, are no theft. */
export const TOLERANCE_MS = 30 * SECOND

/** One refresh token of a family. Who rotates it gets a child of it. */
export interface RefreshToken {
  id: string
  parentId: string | null
  createdAt: Date
  /** When it was presented last, or else made. */
  usedAt: Date
  /** When another branch of the family was used, and this one left behind. */
  supersededAt: Date | null
}

/** What presenting a refresh token leads to. */
export type Use =
  /** Its holder and another one have gone separate ways: one of them is a thief. */
  | { verdict: 'reused' }
  /** Good for an access token once more; whoever sent it has a newer one by now. */
  | { verdict: 'late' }
  | { verdict: 'good'; superseded: RefreshToken[]; hasSuccessor: boolean }

/**
 * A token is good until another branch has been used, and a little longer. Used after that, two hold the family of
 * whom one is a thief; nobody can tell which, so the whole family goes. `docs/decisions/0003` has the reasons.
 */
export function use(token: RefreshToken, { family, now, isRotation }: Occasion): Use {
  if (token.supersededAt) {
    return isWithin(TOLERANCE_MS, token.supersededAt, now) ? { verdict: 'late' } : { verdict: 'reused' }
  }
  return {
    verdict: 'good',
    superseded: family.filter((other) => leavesBehind(token, other, now)),
    // What only ever resumes is replaced too: a copy of it would serve a thief for as long as the session lives.
    hasSuccessor: isRotation || !isWithin(ACCESS_TOKEN_LIFETIME_MS, token.createdAt, now),
  }
}

interface Occasion {
  /** The tokens of the family that nobody has left behind yet. */
  family: readonly RefreshToken[]
  now: Date
  isRotation: boolean
}

/**
 * Its parent at once, and every other branch that has been quiet for a moment: of those that two tabs got at the same
 * time, the browser keeps either. Its own children stay good, since their answers may have been lost.
 */
function leavesBehind(used: RefreshToken, other: RefreshToken, now: Date): boolean {
  if (other.id === used.id || other.parentId === used.id) return false
  return other.id === used.parentId || !isWithin(TOLERANCE_MS, other.usedAt, now)
}

function isWithin(span: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() <= span
}
