import type { ParticipantStatus } from '@probant/contract/participants/participant'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import type { Ending } from '@probant/contract/submissions/taking'
import { type OwnWindow, windowOf } from './window.ts'

/** As much of a participant as tells how far they are. Who has begun has a submission. */
export interface Progress extends OwnWindow {
  openedAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  ending: Ending | null
}

/** As much of a quiz as tells whether somebody can still begin. */
export interface Beginning {
  status: QuizStatus
  endsAt: Date | null
}

/** How far somebody is. `listing/repository.ts` says the same to the database. */
export function participantStatus(progress: Progress, quiz: Beginning, now: Date): ParticipantStatus {
  const { openedAt, startedAt, finishedAt, ending } = progress
  if (ending === 'terminated') return 'terminated'
  if (finishedAt) return 'finished'
  if (startedAt) return 'started'
  if (quiz.status === 'completed' || isOver(progress, quiz, now)) return 'absent'
  return openedAt ? 'opened' : 'invited'
}

/** Others may still be at work, or come at another time. */
function isOver(own: OwnWindow, { status, endsAt }: Beginning, now: Date): boolean {
  const end = windowOf(own, { startsAt: null, endsAt }).endsAt
  return status === 'active' && end !== null && end <= now
}

export type StatusCounts = Record<ParticipantStatus, number>

/** How many there are of each: whoever has not begun when a quiz is over is absent. */
export function countsAt(whileOpen: StatusCounts, quizStatus: QuizStatus): StatusCounts {
  if (quizStatus !== 'completed') return whileOpen
  const { invited, opened, absent } = whileOpen
  return { ...whileOpen, invited: 0, opened: 0, absent: invited + opened + absent }
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
