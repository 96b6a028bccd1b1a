import type { ParticipantStatus } from '@probant/contract/participants/participant'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import type { Ending } from '@probant/contract/submissions/taking'

/** As much of a participant as tells how far they are. Who has begun has a submission. */
export interface Progress {
  openedAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  ending: Ending | null
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

export type StatusCounts = Record<ParticipantStatus, number>

/** How many there are of each: whoever has not begun when a quiz is over is absent. */
export function countsAt(whileOpen: Omit<StatusCounts, 'absent'>, quizStatus: QuizStatus): StatusCounts {
  if (quizStatus !== 'completed') return { ...whileOpen, absent: 0 }
  return { ...whileOpen, invited: 0, opened: 0, absent: whileOpen.invited + whileOpen.opened }
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
