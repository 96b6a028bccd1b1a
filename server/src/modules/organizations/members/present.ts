import type { ListedMember, Member, MemberLimitKind } from '@probant/contract/members'
import type { MemberRow } from '#server/modules/workspaces/index.ts'
import { limitChangeRefusal, removalRefusal, roleChangeRefusal, statusChangeRefusal } from './policy.ts'
import type { KnownMember } from './repository.ts'

interface View {
  viewer: MemberRow
  usage: Record<MemberLimitKind, number>
}

/** What one may use up, and has used, is one's own business and that of those who manage members. */
export function presentListed(known: KnownMember, view: View): ListedMember {
  const presented = presentMember(known, view)
  const isShown = view.viewer.role !== 'member' || presented.isSelf
  return isShown ? presented : { ...presented, limits: null, usage: null }
}

/** A member as `viewer`, who manages them, sees them: with what they may do about them. */
export function presentMember({ member, username, email }: KnownMember, { viewer, usage }: View): Member {
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
