import type { QuizSummary } from '@probant/contract/quizzes/quiz'

/** What is asked about before it is done. */
export type QuizDeed = 'end' | 'deactivate' | 'delete'

/** As much of a quiz as the deeds on it need. */
export type DeedQuiz = Pick<
  QuizSummary,
  'id' | 'title' | 'status' | 'phase' | 'questionCount' | 'participantCount' | 'can'
>
