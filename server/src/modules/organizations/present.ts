import type { Organization } from '@probant/contract/organizations'
import type { OrganizationMembership } from './access.ts'
import { invitingRefusal } from './invitations/policy.ts'

export function presentOrganization(
  { organization, role, standing }: OrganizationMembership,
  { username, email, memberCount }: { username: string; email: string; memberCount: number },
): Organization {
  const isOwner = role === 'owner'
  return {
    id: organization.id,
    name: organization.name,
    description: organization.description,
    owner: { username, email },
    memberCount,
    createdAt: organization.createdAt.toISOString(),
    standing,
    role,
    can: {
      edit: isOwner,
      invite: standing.status !== 'inactive' && !invitingRefusal(role, 'member'),
      leave: !isOwner,
      delete: isOwner,
    },
  }
}
