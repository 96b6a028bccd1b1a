import { UNLIMITED } from '@probant/contract/limits'
import type { Role } from '@probant/contract/workspaces'

interface Newcomer {
  organizationId: string
  userId: string
  role: Role
  joinedAt: Date
}

/** Whoever joins may use what the plan allows, until someone says otherwise. */
export function newMember(newcomer: Newcomer) {
  return {
    ...newcomer,
    status: 'active',
    questionLimit: UNLIMITED,
    groupLimit: UNLIMITED,
    groupSizeLimit: UNLIMITED,
  } as const
}
