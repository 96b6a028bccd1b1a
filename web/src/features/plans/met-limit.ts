import { ERRORS } from '@probant/contract/errors'
import { MEMBER_LIMIT_KINDS } from '@probant/contract/members'
import type { LimitRequest } from '@probant/contract/organizations'
import type { LimitKind } from '@probant/contract/plans'
import type { Workspace } from '@probant/contract/workspaces'
import type { ApiError } from '#web/lib/api-error.ts'

/** The plan’s, or one’s own within it. */
export type Limit = Pick<LimitRequest, 'limit' | 'of'>

/** Which limit was met in which organization. */
export interface MetLimit extends Limit {
  organizationId: string
  organizationName: string
}

/** In an organization only its owner can do something about a limit; everybody else asks them. */
export function askableIn({ kind, role, ref, name }: Workspace, limit: Limit): MetLimit | undefined {
  if (kind === 'personal' || role === 'owner') return undefined
  return { ...limit, organizationId: ref, organizationName: name }
}

/** The key of its name. */
export const labelOf = ({ limit }: Limit) =>
  limit === 'branding' ? ('ask.branding' as const) : (`limits.${limit}` as const)

/** Of which limit a refusal speaks: of the plan’s, or of one’s own within it. */
export function limitIn({ code, params }: ApiError): Limit | undefined {
  if (code === ERRORS.memberLimitReached.code) {
    const limit = MEMBER_LIMIT_KINDS.find((kind) => kind === params.type)
    return limit && { limit, of: 'member' }
  }
  const limit = LIMIT_BY_CODE.get(code)
  return limit && { limit, of: 'plan' }
}

const LIMIT_BY_CODE = new Map<string, LimitKind>([
  [ERRORS.questionLimitExceeded.code, 'questions'],
  [ERRORS.quizLimitReached.code, 'quizzes'],
  [ERRORS.participantLimitReached.code, 'participants'],
  [ERRORS.groupLimitReached.code, 'groups'],
  [ERRORS.groupSizeExceeded.code, 'groupSize'],
  [ERRORS.manualQuestionLimitExceeded.code, 'manualQuestions'],
  [ERRORS.manualQuestionQuotaExceeded.code, 'manualQuestions'],
])
