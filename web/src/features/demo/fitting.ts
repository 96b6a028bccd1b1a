import { ERRORS } from '@probant/contract/errors'
import { TRYOUT_SOURCES } from '@probant/contract/tryout-keeping'
import type { ApiError } from '#web/lib/api-error.ts'
import type { Contents, KeptQuestion, KeptQuiz } from './workspace.ts'

type Refusal = Pick<ApiError, 'code' | 'params'>

/** What a plan counts by itself, of all that can be kept. */
export type Counted = 'generated' | 'written' | 'quizzes'

const COUNTED = new Map<string, Counted>([
  [ERRORS.questionLimitExceeded.code, 'generated'],
  [ERRORS.manualQuestionLimitExceeded.code, 'written'],
  [ERRORS.manualQuestionQuotaExceeded.code, 'written'],
  [ERRORS.quizLimitReached.code, 'quizzes'],
])

/** For how many of what there is room, where the refusal says so. */
export function capacityIn({ code, params }: Refusal) {
  const counted = COUNTED.get(code)
  return counted && typeof params.capacity === 'number' ? { counted, count: params.capacity } : undefined
}

/** Of what was chosen, what fits: of those that there is too little room for the most wanted, and all the others. */
export function fitting(chosen: readonly string[], contents: Contents, refusal: Refusal): string[] {
  const capacity = capacityIn(refusal)
  if (!capacity) return [...chosen]
  const wanted = wantedFirst(chosen, contents, capacity.counted)
  const left = new Set(wanted.slice(capacity.count))
  return chosen.filter((id) => !left.has(id))
}

/** How many of those that were chosen there is no room for. */
export function excessIn(chosen: readonly string[], contents: Contents, refusal: Refusal): number {
  const capacity = capacityIn(refusal)
  if (!capacity) return 0
  return Math.max(0, wantedFirst(chosen, contents, capacity.counted).length - capacity.count)
}

export function questionIdsOf({ form }: KeptQuiz): string[] {
  return form.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
}

/** What a chosen quiz asks comes first, that of the latest quiz before all; then the newest. */
function wantedFirst(chosen: readonly string[], contents: Contents, counted: Counted): string[] {
  const isChosen = new Set(chosen)
  const latest = contents.quizzes.filter(({ id }) => isChosen.has(id)).reverse()
  if (counted === 'quizzes') return latest.map(({ id }) => id)
  const newest = contents.questions.map(({ id }) => id).reverse()
  const counting = new Set(idsOf(counted, contents).filter((id) => isChosen.has(id)))
  return [...new Set([...latest.flatMap(questionIdsOf), ...newest])].filter((id) => counting.has(id))
}

function idsOf(counted: Exclude<Counted, 'quizzes'>, { questions }: Contents): string[] {
  return questions.filter((one) => isGenerated(one) === (counted === 'generated')).map(({ id }) => id)
}

function isGenerated({ source }: KeptQuestion): boolean {
  return TRYOUT_SOURCES.some((known) => known === source)
}
