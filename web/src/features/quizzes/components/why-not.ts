import type { QuizSummary } from '@probant/contract/quizzes/quiz'

type Judged = Pick<QuizSummary, 'creator' | 'status' | 'phase' | 'participantCount' | 'can'>

/** Why can they not change it? Nothing where they can. */
export function editRefusal(quiz: Judged, userId: string) {
  if (quiz.can.edit) return undefined
  if (quiz.creator.id !== userId) return 'others'
  if (quiz.phase === 'completed') return 'completed'
  return quiz.participantCount > 0 ? 'participants' : 'inactive'
}

/** Why can they not delete it, which is theirs? Nothing where they can. */
export function deletionRefusal({ creator, status, participantCount, can }: Judged, userId: string) {
  if (can.delete || creator.id !== userId) return undefined
  if (participantCount > 0) return 'participants'
  return status === 'draft' ? undefined : 'published'
}
