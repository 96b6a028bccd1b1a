import { MEMBER_LIMIT_KINDS, type MemberLimitKind, type MemberLimits } from '@probant/contract/members'
import type { LimitKind } from '@probant/contract/plans'
import type { Usage } from '@probant/contract/usage'
import { memberLimitFor, type Used } from './quota.ts'

/** What one kind comes to: together, and for one person. */
export interface Count {
  kind: LimitKind
  total: number
  own: number
}

export type MemberUsed = Record<MemberLimitKind, number>

export function usedOf(kind: LimitKind, counts: Count[]): Used {
  const memberKind = memberLimitFor(kind)
  return {
    inWorkspace: counts.find((count) => count.kind === kind)?.total ?? 0,
    byMember: memberKind ? memberUsed(counts)[memberKind] : 0,
  }
}

/** Generated and hand-written questions count together for a member. */
export function memberUsed(counts: Count[]): MemberUsed {
  const own = (kind: LimitKind) => counts.find((count) => count.kind === kind)?.own ?? 0
  return {
    questions: own('questions') + own('manualQuestions'),
    groups: own('groups'),
    groupSize: own('groupSize'),
  }
}

export function ownMeters(limits: MemberLimits, counts: Count[]): NonNullable<Usage['own']> {
  const own = memberUsed(counts)
  return MEMBER_LIMIT_KINDS.map((kind) => ({ kind, used: own[kind], limit: limits[kind] }))
}
