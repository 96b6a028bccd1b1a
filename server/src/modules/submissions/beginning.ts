import type { ErrorName } from '@probant/contract/errors'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import {
  type Choosing,
  hasOwnWindow,
  hasToChoose,
  type OwnWindow,
  phaseIn,
  windowOf,
} from '#server/modules/roster/index.ts'
import { deadlineOf } from './deadline.ts'

interface Beginner {
  participant: OwnWindow & Omit<Choosing, 'chooseFrom'>
  quiz: BegunQuiz
  extraMinutes: number
}

interface BegunQuiz {
  status: QuizStatus
  startsAt: Date | null
  endsAt: Date | null
  runsUntil: Date | null
  pausedAt: Date | null
  durationMinutes: number
}

/** Why can they not begin now? In their own window only, where they have one. */
export function beginningRefusal(
  { participant, quiz }: Omit<Beginner, 'extraMinutes'>,
  now: Date,
): ErrorName | undefined {
  const phase = phaseIn(quiz, participant, now)
  const isOwn = hasOwnWindow(participant)
  if (phase === 'draft' || !quiz.endsAt) return 'quizNotActive'
  if (phase === 'open' && hasToChoose(participant)) return 'timeNotChosen'
  if (phase === 'scheduled') return isOwn ? 'ownWindowNotYet' : 'quizNotStarted'
  if (phase === 'completed') return isOwn && quiz.status === 'active' ? 'ownWindowOver' : 'quizEnded'
  if (quiz.pausedAt) return 'quizPaused'
}

/** Until when they may work, who begin at that moment: their window cuts their time short, and never their extra time. */
export function deadlineAfter({ participant, quiz, extraMinutes }: Beginner, startedAt: Date): Date {
  const endsAt = windowOf(participant, quiz).endsAt ?? startedAt
  return deadlineOf({ startedAt, durationMinutes: quiz.durationMinutes, endsAt, extraMinutes })
}
