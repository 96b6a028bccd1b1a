import type { ErrorName } from '@probant/contract/errors'
import { REMINDER_PAUSE_MINUTES } from '@probant/contract/limits'
import type { Participant } from '@probant/contract/participants/participant'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import { later, MINUTE } from '#server/platform/clock.ts'
import { isAnonymous } from '../entering/anonymous-address.ts'

interface Mailed {
  email: string
  finishedAt: Date | null
}

interface Participation extends Mailed {
  startedAt: Date | null
  remindedAt: Date | null
  lastCallAt: Date | null
  ending: string | null
}

/** Why can the invitation not be sent to them again? Whoever has lost the device they began on needs it, too. */
export function resendRefusal({ email, finishedAt }: Mailed, quizStatus: QuizStatus): ErrorName | undefined {
  if (isAnonymous(email)) return 'participantNotFound'
  if (quizStatus !== 'active') return 'inviteToInactiveQuiz'
  if (finishedAt) return 'alreadySubmitted'
}

/** Why can nothing be arranged for them any more? Whoever was stopped may be let in again. */
export function accommodationRefusal(
  { email, finishedAt, ending }: Mailed & Pick<Participation, 'ending'>,
  quizStatus: QuizStatus,
): ErrorName | undefined {
  if (isAnonymous(email)) return 'participantNotFound'
  if (quizStatus === 'completed') return 'quizEnded'
  if (finishedAt && ending !== 'terminated') return 'alreadySubmitted'
}

/** What the buttons may offer: an invitation that was used is nothing to remind of or to take back. */
export function permissionsOf(invited: Participation, quizStatus: QuizStatus, now: Date): Participant['can'] {
  const { startedAt, remindedAt, lastCallAt } = invited
  const isUnused = startedAt === null
  const isRested = [remindedAt, lastCallAt].every(
    (at) => at === null || later(at, REMINDER_PAUSE_MINUTES * MINUTE) <= now,
  )
  return {
    withdraw: isUnused,
    remind: isUnused && quizStatus === 'active' && isRested,
    resend: resendRefusal(invited, quizStatus) === undefined,
    accommodate: accommodationRefusal(invited, quizStatus) === undefined,
  }
}
