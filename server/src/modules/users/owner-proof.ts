import type { ErrorName } from '@probant/contract/errors'
import { MINUTE } from '#server/platform/clock.ts'

interface Shown {
  currentPassword: string
  /** When it was shown last who it is, be it by signing in or with a second factor. */
  provedAt: Date
  now: Date
}

/**
 * Why is it not shown that the owner sits here, and not somebody with a session of theirs? As far as can be said without
 * comparing hashes.
 */
export function ownerProofRefusal(
  user: { passwordHash: string | null },
  { currentPassword, provedAt, now }: Shown,
): ErrorName | undefined {
  if (user.passwordHash) return currentPassword ? undefined : 'currentPasswordRequired'
  // Someone who only signs in with Google has none: a value here is a mistake to be told.
  if (currentPassword) return 'currentPasswordNotExpected'
  if (now.getTime() - provedAt.getTime() > FRESH_MS) return 'freshSignInRequired'
}

/** Time enough to fill in a form after one has signed in for it. */
const FRESH_MS = 10 * MINUTE
