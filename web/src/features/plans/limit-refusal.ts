import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { ApiError } from '#web/lib/api-error.ts'

/** What helps against a refusal: a larger plan, a larger share, or an organization that is active again. */
export type WayOut = 'plans' | 'askOwner' | 'reactivate'

const WAYS_OUT = {
  questionLimitExceeded: 'plans',
  quizLimitReached: 'plans',
  participantLimitReached: 'plans',
  groupLimitReached: 'plans',
  groupSizeExceeded: 'plans',
  manualQuestionLimitExceeded: 'plans',
  manualQuestionQuotaExceeded: 'plans',
  memberLimitReached: 'askOwner',
  organizationInactive: 'reactivate',
} as const satisfies Partial<Record<ErrorName, WayOut>>

const WAY_OUT_BY_CODE = new Map<string, WayOut>(
  Object.entries(WAYS_OUT).map(([name, way]) => [ERRORS[name as keyof typeof WAYS_OUT].code, way]),
)

/** Did something fail because a limit was met, rather than because something went wrong? */
export function isLimitRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && WAY_OUT_BY_CODE.has(error.code)
}

/** What is used up, where the specification has words of its own for it. */
export function usedUp({ code }: ApiError): 'quizLimitReached' | 'maximumQuestionsReached' | undefined {
  if (code === ERRORS.quizLimitReached.code) return 'quizLimitReached'
  return QUESTION_LIMITS.includes(code) ? 'maximumQuestionsReached' : undefined
}

const QUESTION_LIMITS: readonly string[] = [
  ERRORS.questionLimitExceeded.code,
  ERRORS.manualQuestionLimitExceeded.code,
  ERRORS.manualQuestionQuotaExceeded.code,
]

export function wayOut(refusal: ApiError): WayOut {
  return WAY_OUT_BY_CODE.get(refusal.code) ?? 'plans'
}
