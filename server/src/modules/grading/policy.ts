import type { ErrorName } from '@probant/contract/errors'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import type { Entered } from '#server/modules/quizzes/index.ts'

/** Why may they not grade, release or regrade? It is its creator's business alone. */
export function gradingRefusal({ quiz, place }: Entered): ErrorName | undefined {
  return quiz.creatorId === place.userId && !quiz.viewerTakesPart ? undefined : 'onlyCreatorGrades'
}

interface Graded {
  gradedAt: Date | null
  toldAt: Date | null
  releasedAt: Date | null
}

/** Why can a grade not be taken back? Whoever has been told of it would not understand where it went. */
export function undoRefusal({ gradedAt, toldAt, releasedAt }: Graded): ErrorName | undefined {
  const isReleased = gradedAt !== null && releasedAt !== null && gradedAt <= releasedAt
  return toldAt || isReleased ? 'gradeTold' : undefined
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
