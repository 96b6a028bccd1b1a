import type { ErrorName } from '@probant/contract/errors'
import type { Role } from '@probant/contract/workspaces'

/** Why may someone with `role` not invite for `invitedRole`, nor send such an invitation again or withdraw it? */
export function invitingRefusal(role: Role, invitedRole: Role): ErrorName | undefined {
  if (role === 'member') return 'roleRequired'
  if (role !== 'owner' && invitedRole !== 'member') return 'onlyOwnerAssignsModerators'
}
