import type { Member, MemberLimitKind } from '@probant/contract/members'
import type { MemberRow } from '#server/modules/workspaces/repository.ts'
import { limitChangeRefusal, removalRefusal, roleChangeRefusal, statusChangeRefusal } from './policy.ts'
import type { KnownMember } from './repository.ts'

/** A member as `viewer` sees them: with what they may do about them. */
export function presentMember(
  { member, username, email }: KnownMember,
  { viewer, usage }: { viewer: MemberRow; usage: Record<MemberLimitKind, number> },
): Member {
  const otherRole = member.role === 'member' ? 'moderator' : 'member'
  return {
    id: member.id,
    userId: member.userId,
    username,
    email,
    role: member.role,
    status: member.status,
    limits: {
      questions: member.questionLimit,
      groups: member.groupLimit,
      groupSize: member.groupSizeLimit,
    },
    usage,
    joinedAt: member.joinedAt.toISOString(),
    isSelf: member.id === viewer.id,
    can: {
      changeRole: !roleChangeRefusal(viewer, member, otherRole),
      changeStatus: !statusChangeRefusal(viewer, member),
      changeLimits: !limitChangeRefusal(viewer, member),
      remove: !removalRefusal(viewer, member),
    },
  }
}
