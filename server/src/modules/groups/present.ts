import type { Group, GroupSummary } from '@probant/contract/groups'
import type { Membership } from '#server/modules/workspaces/index.ts'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import { deletionRefusal, editRefusal } from './policy.ts'
import type { KnownGroup } from './repository.ts'

/** A group in a list, with what the viewer may do about it. */
export function presentSummary(group: KnownGroup, membership: Membership): GroupSummary {
  const { id, name, memberCount, quizCount, creatorId, creatorName } = group
  return {
    id,
    name,
    memberCount,
    quizCount,
    creator: creatorId === null ? null : { id: creatorId, name: creatorName ?? '' },
    createdAt: group.createdAt.toISOString(),
    updatedAt: group.updatedAt.toISOString(),
    can: { edit: !editRefusal(membership, group), delete: !deletionRefusal(membership, group) },
  }
}

export function presentGroup(
  group: KnownGroup,
  { members, quizzes }: Pick<Group, 'members' | 'quizzes'>,
  membership: Membership,
): Group {
  const shown = members.map(({ email, name }) => ({ email: shownAddress(email), name }))
  return { ...presentSummary(group, membership), members: shown, quizzes, revision: group.revision }
}
