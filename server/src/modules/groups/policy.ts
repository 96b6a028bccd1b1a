import type { ErrorName } from '@probant/contract/errors'
import type { Membership } from '#server/modules/workspaces/index.ts'

type Viewer = Pick<Membership, 'userId' | 'kind' | 'role' | 'standing'>

/** Why may they not delete it? Its creator may, and whoever runs the organization. */
export function deletionRefusal(
  viewer: Viewer,
  { creatorId }: { creatorId: string | null },
): ErrorName | undefined {
  if (viewer.role === 'member' && creatorId !== viewer.userId) return 'roleRequired'
}

/** Why may they not change it? An inactive organization makes nothing new. */
export function editRefusal(viewer: Viewer, group: { creatorId: string | null }): ErrorName | undefined {
  if (viewer.kind === 'organization' && viewer.standing.status === 'inactive') return 'organizationInactive'
  return deletionRefusal(viewer, group)
}
