import type { ErrorName } from '@probant/contract/errors'

interface Acceptance {
  person: { email: string; emailVerifiedAt: Date | null }
  /** Also where the membership is inactive: nobody lets themselves in again. */
  isMember: boolean
  /** The mailed token was shown; without it, the address itself has to be proven. */
  hasToken: boolean
  /** What the token belongs to, or what was sent to the person's address. */
  invitation: { email: string; expiresAt: Date } | undefined
  now: Date
}

/** Why can this person not become a member? Without a token an unproven address hears the same, invited or not. */
export function acceptanceRefusal({
  person,
  isMember,
  hasToken,
  invitation,
  now,
}: Acceptance): ErrorName | undefined {
  if (!hasToken && !person.emailVerifiedAt) return 'emailNotVerified'
  // Who follows the link a second time has what they came for.
  if (!invitation) return isMember ? 'alreadyAMember' : 'invitationNotFound'
  if (invitation.email !== person.email) return 'invitationForAnotherEmail'
  if (isExpired(invitation, now)) return 'invitationExpired'
  if (isMember) return 'alreadyAMember'
}

export function isExpired({ expiresAt }: { expiresAt: Date }, now: Date): boolean {
  return expiresAt <= now
}
