import type { ErrorName } from '@probant/contract/errors'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import type { Authorized } from '#server/modules/quizzes/index.ts'

/** Why may they not grade, release or regrade? It is its creator's business alone. */
export function gradingRefusal({ quiz, membership }: Authorized): ErrorName | undefined {
  return quiz.creatorId === membership.userId && !quiz.viewerTakesPart ? undefined : 'onlyCreatorGrades'
}

interface Graded {
  gradedAt: Date | null
  notifiedAt: Date | null
  releasedAt: Date | null
}

/** Why can a grade not be taken back? Whoever has been told of it would not understand where it went. */
export function undoRefusal({ gradedAt, notifiedAt, releasedAt }: Graded): ErrorName | undefined {
  const isReleased = gradedAt !== null && releasedAt !== null && gradedAt <= releasedAt
  return notifiedAt || isReleased ? 'gradeTold' : undefined
}

interface Releasable {
  status: QuizStatus
  releasedAt: Date | null
  options: Pick<QuizOptions, 'scoreShown'>
}

/** Why can the results not be given out? */
export function releaseRefusal({ status, releasedAt, options }: Releasable): ErrorName | undefined {
  if (status === 'draft') return 'quizNotActive'
  if (releasedAt || options.scoreShown === 'at_once') return 'resultsReleased'
}
