import type { ErrorName } from '@probant/contract/errors'
import type { Role } from '@probant/contract/workspaces'

/** As much of a member as the rules look at. */
export interface Ranked {
  id: string
  role: Role
}

/** Why may `actor` not give `target` this role? */
export function roleChangeRefusal(actor: Ranked, target: Ranked, newRole: Role): ErrorName | undefined {
  if (newRole === 'owner' || target.role === 'owner') return 'ownerRoleNotAssignable'
  if (actor.role === 'owner') return undefined
  return newRole === 'moderator' ? 'onlyOwnerAssignsModerators' : 'onlyOwnerUpdatesRoles'
}

/** Why may `actor` not shut `target` out, or let them in again? */
export function statusChangeRefusal(actor: Ranked, target: Ranked): ErrorName | undefined {
  if (actor.id === target.id) return 'ownStatusUnchangeable'
  if (target.role === 'owner') return 'ownerStatusUntouchable'
  return managingRefusal(actor, target)
}

/** Why may `actor` not change `target`'s limits? */
export function limitChangeRefusal(actor: Ranked, target: Ranked): ErrorName | undefined {
  if (actor.id === target.id) return 'ownLimitsUnchangeable'
  if (target.role === 'owner') return 'ownerLimitsUntouchable'
  return managingRefusal(actor, target)
}

/** Why may `actor` not take `target` out of the organization? */
export function removalRefusal(actor: Ranked, target: Ranked): ErrorName | undefined {
  if (actor.role !== 'owner' || target.role === 'owner') return 'roleRequired'
}

/** The owner manages everyone, moderators manage regular members, these manage nobody. */
function managingRefusal(actor: Ranked, target: Ranked): ErrorName | undefined {
  if (actor.role === 'member') return 'roleRequired'
  if (actor.role === 'moderator' && target.role !== 'member') return 'moderatorManagesMembersOnly'
}
