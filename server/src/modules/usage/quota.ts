import { UNLIMITED } from '@probant/contract/limits'
import type { MemberLimitKind, MemberLimits } from '@probant/contract/members'
import type { LimitKind, PlanLimits } from '@probant/contract/plans'
import { type Refusal, refusal } from '#server/platform/errors.ts'

/** Something that is to be used up. */
export interface Use {
  kind: LimitKind
  /** How many are added. */
  adding: number
  /** Several at once, from a file or a list: that has a refusal of its own. */
  isBulk?: boolean
}

/** What was used before: by everyone in the workspace, and by whoever adds. */
export interface Used {
  inWorkspace: number
  /** Of the member's own limit that this use counts for. */
  byMember: number
}

/**
 * Does this use fit? The plan and the member's own limit are asked together; where both are too small, the one that
 * leaves less room is named. What is undefined fits.
 */
export function refusalOf(
  use: Use,
  used: Used,
  limits: { plan: PlanLimits; member: MemberLimits | null },
): Refusal | undefined {
  const memberKind = memberLimitFor(use.kind)
  const planCapacity = capacityIn(limits.plan[use.kind], used.inWorkspace)
  const memberLimit = memberKind && limits.member ? limits.member[memberKind] : UNLIMITED
  const memberCapacity = capacityIn(memberLimit, used.byMember)

  if (use.adding <= Math.min(planCapacity, memberCapacity)) return undefined
  if (memberKind && memberCapacity < planCapacity) {
    return refusal('memberLimitReached', { type: memberKind, limit: memberLimit })
  }
  return planRefusal(use, { limit: limits.plan[use.kind], capacity: Math.max(0, planCapacity) })
}

/** Which of a member's limits a use counts for: hand-written questions are questions too. */
export function memberLimitFor(kind: LimitKind): MemberLimitKind | undefined {
  if (kind === 'manualQuestions') return 'questions'
  return kind === 'questions' || kind === 'groups' || kind === 'groupSize' ? kind : undefined
}

function capacityIn(limit: number, used: number): number {
  return limit === UNLIMITED ? Number.POSITIVE_INFINITY : limit - used
}

/** Of what can be chosen among, the refusal says for how many there is room. */
function planRefusal(
  { kind, adding, isBulk }: Use,
  { limit, capacity }: { limit: number; capacity: number },
): Refusal {
  switch (kind) {
    case 'questions':
      return refusal('questionLimitExceeded', { count: adding, limit, capacity })
    case 'manualQuestions':
      return refusal(isBulk ? 'manualQuestionQuotaExceeded' : 'manualQuestionLimitExceeded', {
        limit,
        capacity,
      })
    case 'quizzes':
      return refusal('quizLimitReached', { limit, capacity })
    case 'participants':
      return refusal('participantLimitReached', { limit })
    case 'groups':
      return refusal('groupLimitReached', { limit })
    case 'groupSize':
      return refusal('groupSizeExceeded', { limit })
  }
}
