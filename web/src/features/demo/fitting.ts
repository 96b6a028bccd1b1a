import { ERRORS } from '@probant/contract/errors'
import { TRYOUT_SOURCES } from '@probant/contract/tryout-keeping'
import type { ApiError } from '#web/lib/api-error.ts'
import type { Contents, KeptQuestion } from './workspace.ts'

/** What a plan counts by itself, of all that can be kept. */
export type Counted = 'generated' | 'written' | 'quizzes'

const COUNTED = new Map<string, Counted>([
  [ERRORS.questionLimitExceeded.code, 'generated'],
  [ERRORS.manualQuestionLimitExceeded.code, 'written'],
  [ERRORS.manualQuestionQuotaExceeded.code, 'written'],
  [ERRORS.quizLimitReached.code, 'quizzes'],
])

/** For how many of what there is room, where the refusal says so. */
export function roomIn({ code, params }: Pick<ApiError, 'code' | 'params'>) {
  const counted = COUNTED.get(code)
  return counted && typeof params.room === 'number' ? { counted, count: params.room } : undefined
}

/** Of what was chosen, what fits: the first of those that there is too little room for, and all the others. */
export function fitting(
  chosen: readonly string[],
  contents: Contents,
  refusal: Pick<ApiError, 'code' | 'params'>,
): string[] {
  const room = roomIn(refusal)
  if (!room) return [...chosen]
  const counted = new Set(idsOf(room.counted, contents))
  const among = chosen.filter((id) => counted.has(id))
  const left = new Set(among.slice(room.count))
  return chosen.filter((id) => !left.has(id))
}

function idsOf(counted: Counted, { questions, quizzes }: Contents): string[] {
  if (counted === 'quizzes') return quizzes.map(({ id }) => id)
  return questions.filter((one) => isGenerated(one) === (counted === 'generated')).map(({ id }) => id)
}

function isGenerated({ source }: KeptQuestion): boolean {
  return TRYOUT_SOURCES.some((known) => known === source)
}
