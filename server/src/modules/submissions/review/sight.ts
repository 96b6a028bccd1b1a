import type { ErrorName } from '@probant/contract/errors'
import type { AnswersShown, QuizOptions } from '@probant/contract/quizzes/form'

/** What somebody may see of a submission, besides the paper and what was answered. */
export interface Sight {
  score: boolean
  /** The right answers, the explanations, and with them whether each answer was right. */
  key: boolean
  /** What graders should look for. */
  guidance: boolean
}

/** Whoever made the quiz knows the answers anyway. */
export const CREATOR_SIGHT: Sight = { score: true, key: true, guidance: true }

/** Of whoever handed it in, at this moment. A score that waits for its release is not told yet. */
export function participantSight(
  { answersShown, scoreShown }: Pick<QuizOptions, 'answersShown' | 'scoreShown'>,
  { isOver, isReleased, isThrough }: { isOver: boolean; isReleased: boolean; isThrough: boolean },
): Sight {
  return {
    score: scoreShown === 'at_once' || isReleased,
    // Whoever may answer once more, or does so at the moment, would only have to copy them.
    key: isThrough && isKeyShown(answersShown, isOver),
    guidance: false,
  }
}

/** May whoever is through see the right answers? `isOver`: for everybody. */
export function isKeyShown(answersShown: AnswersShown, isOver: boolean): boolean {
  return answersShown === 'after_finishing' || (answersShown === 'after_end' && isOver)
}

/** How whoever asks for a submission stands to it. */
interface Viewer {
  /** The participant that they are in that quiz themselves, if any. */
  participantId: string | undefined
  /** Works where the quiz belongs. */
  isMember: boolean
}

/** Why may they not see it? Whoever knows nothing of the quiz does not learn that there is such a submission. */
export function viewRefusal(
  { participantId, isMember }: Viewer,
  submission: { participantId: string },
): ErrorName | undefined {
  if (participantId === submission.participantId) return undefined
  return participantId || isMember ? 'submissionNotViewable' : 'submissionNotFound'
}
