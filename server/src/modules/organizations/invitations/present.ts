import type { Invitation } from '@probant/contract/invitations'
import type { Role } from '@probant/contract/workspaces'
import { isExpired } from './acceptance.ts'
import { invitingRefusal } from './policy.ts'
import type { KnownInvitation } from './repository.ts'

/** An invitation as someone with `role` sees it. */
export function presentInvitation(
  row: KnownInvitation,
  { role, isActive, now }: { role: Role; isActive: boolean; now: Date },
): Invitation {
  const isAllowed = !invitingRefusal(role, row.role)
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedBy: row.invitedBy,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: isExpired(row, now),
    can: { resend: isAllowed && isActive, revoke: isAllowed },
  }
}
