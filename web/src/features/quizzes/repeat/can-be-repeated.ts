import type { QuizSummary } from '@probant/contract/quizzes/quiz'

/** Of a draft there is nothing to hold again. */
export function canBeRepeated({
  can,
  status,
  startsAt,
  endsAt,
}: Pick<QuizSummary, 'can' | 'status' | 'startsAt' | 'endsAt'>): boolean {
  return can.duplicate && status !== 'draft' && startsAt !== null && endsAt !== null
}
