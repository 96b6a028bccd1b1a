import type { ParticipantStatus } from '@probant/contract/participants/participant'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'

/** As much of a participant as tells how far they are. Who has begun has a submission. */
export interface Progress {
  openedAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  ending: 'handed_in' | 'overdue' | 'terminated' | null
}

/** How far somebody is. `roster/repository.ts` says the same to the database. */
export function participantStatus(
  { openedAt, startedAt, finishedAt, ending }: Progress,
  quizStatus: QuizStatus,
): ParticipantStatus {
  if (ending === 'terminated') return 'terminated'
  if (finishedAt) return 'finished'
  if (startedAt) return 'started'
  if (quizStatus === 'completed') return 'absent'
  return openedAt ? 'opened' : 'invited'
}

/** What needs attention comes first. */
export const BY_ATTENTION: readonly ParticipantStatus[] = [
  'started',
  'opened',
  'invited',
  'finished',
  'terminated',
  'absent',
]
