import type { ListedMember, Member } from '@probant/contract/members'

/** Someone whose limits and usage one gets to see: oneself, or whom one manages. */
export function isKnown(member: ListedMember): member is Member {
  return member.limits !== null && member.usage !== null
}
