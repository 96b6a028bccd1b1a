import type { ErrorName } from '@probant/contract/errors'
import { REMINDER_PAUSE_MINUTES } from '@probant/contract/limits'
import type { PARTICIPANT_SOURCES, Participant } from '@probant/contract/participants/participant'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import { later, MINUTE } from '#server/platform/clock.ts'
import { isAnonymous, leadsNowhere } from '#server/platform/mail/stand-in-address.ts'
import { type OwnWindow, windowOf } from './window.ts'

interface Mailed {
  email: string
  finishedAt: Date | null
}

interface Participation extends Mailed, OwnWindow {
  source: (typeof PARTICIPANT_SOURCES)[number]
  /** Of the account that they take part with. */
  accountEmail: string | null
  openedAt: Date | null
  startedAt: Date | null
  remindedAt: Date | null
  lastCallAt: Date | null
  toldAt: Date | null
  ending: string | null
}

interface Attempting {
  /** They have finished their latest attempt, and may begin another. */
  hasAttemptLeft: boolean
}

/** As much of a quiz as decides what can be done for those who take part. */
export interface Standing {
  status: QuizStatus
  endsAt: Date | null
  answersShown: QuizOptions['answersShown']
  /** Does a link lead whoever is through to their result? */
  resultByLink: boolean
  /** Is a room open for it, at whose door somebody can type their name? */
  hasRoom: boolean
}

/** Why can the invitation not be sent to them again? Whoever has lost the device they began on needs it, too. */
export function resendRefusal({ email, finishedAt }: Mailed, quizStatus: QuizStatus): ErrorName | undefined {
  if (leadsNowhere(email)) return 'participantNotFound'
  if (quizStatus !== 'active') return 'inviteToInactiveQuiz'
  if (finishedAt) return 'alreadySubmitted'
}

/** Why can nothing be arranged for them any more? Whoever was stopped may be let continue. */
export function accommodationRefusal(
  { email, finishedAt, ending }: Mailed & Pick<Participation, 'ending'>,
  quizStatus: QuizStatus,
): ErrorName | undefined {
  if (isAnonymous(email)) return 'participantNotFound'
  if (quizStatus === 'completed') return 'quizEnded'
  if (finishedAt && ending !== 'terminated') return 'alreadySubmitted'
}

/** Why can they not be given a time of their own, or have it taken away? */
export function windowRefusal(
  { email, startedAt }: Pick<Participation, 'email' | 'startedAt'>,
  quizStatus: QuizStatus,
): ErrorName | undefined {
  if (isAnonymous(email)) return 'participantNotFound'
  if (quizStatus === 'draft') return 'quizNotActive'
  if (quizStatus === 'completed') return 'quizEnded'
  if (startedAt) return 'allHaveBegun'
}

/** Why can they not go on? Whoever can see the answers would only have to copy them. */
export function reopenRefusal(
  { isGone, ending }: Pick<Participation, 'ending'> & { isGone: boolean },
  { status, answersShown, hasAttemptLeft }: Pick<Standing, 'status' | 'answersShown'> & Attempting,
): ErrorName | undefined {
  if (isGone) return 'participantNotFound'
  if (ending !== 'terminated') return 'notReopenable'
  const isOver = status === 'completed'
  const isSeen =
    (answersShown === 'after_finishing' && (isOver || !hasAttemptLeft)) ||
    (answersShown === 'after_end' && isOver)
  if (isSeen) return 'answersSeen'
}

/**
 * Why can no link be handed to them? Whoever signs in needs none, and would be let in as somebody else. Whoever is through
 * and has no mailbox gets one to their result, also after the end: a room lets back only the browser that they came with.
 */
export function handingRefusal(
  { email, finishedAt, accountEmail }: Mailed & Pick<Participation, 'accountEmail'>,
  { status: quizStatus, resultByLink }: Pick<Standing, 'status' | 'resultByLink'>,
): ErrorName | undefined {
  if (isAnonymous(email)) return 'participantNotFound'
  const isForResult = finishedAt !== null && leadsNowhere(email) && resultByLink
  if (!isForResult && quizStatus !== 'active') return 'inviteToInactiveQuiz'
  if (!isForResult && finishedAt) return 'alreadySubmitted'
  if (accountEmail !== null && !leadsNowhere(accountEmail)) return 'invitationTied'
}

/** Why can they not be sent out? */
export function sendingOutRefusal(
  { source }: Pick<Participation, 'source'>,
  quizStatus: QuizStatus,
): ErrorName | undefined {
  if (source !== 'room' && source !== 'open') return 'notFromRoom'
  if (quizStatus === 'completed') return 'quizEnded'
}

/**
 * Why can nobody take their place with another device? Whoever has a mailbox has a link; whoever has an account signs in; and
 * whoever came by an open link is not known at the door of a room.
 */
export function letInRefusal(
  { email, finishedAt, accountEmail, source }: Mailed & Pick<Participation, 'accountEmail' | 'source'>,
  { status, hasRoom }: Pick<Standing, 'status' | 'hasRoom'>,
): ErrorName | undefined {
  if (isAnonymous(email) || !leadsNowhere(email) || source === 'open') return 'participantNotFound'
  if (status === 'draft') return 'quizNotActive'
  if (status === 'completed') return 'quizEnded'
  if (finishedAt) return 'alreadySubmitted'
  if (accountEmail !== null && !leadsNowhere(accountEmail)) return 'invitationTied'
  if (!hasRoom) return 'roomClosed'
}

/** What the buttons may offer: an invitation that was used is nothing to remind of or to take back. */
export function permissionsOf(
  invited: Participation & Attempting,
  quiz: Standing,
  now: Date,
): Participant['can'] {
  const { email, startedAt, remindedAt, lastCallAt, toldAt, ending, hasAttemptLeft } = invited
  const { endsAt } = windowOf(invited, { startsAt: null, endsAt: quiz.endsAt })
  // Whoever may take it once more needs their link, and can use more time.
  const again = hasAttemptLeft && quiz.status === 'active' ? { ...invited, finishedAt: null } : invited
  const isUnused = startedAt === null
  const isRested = [remindedAt, lastCallAt, toldAt].every(
    (at) => at === null || later(at, REMINDER_PAUSE_MINUTES * MINUTE) <= now,
  )
  const isAhead = endsAt === null || endsAt > now
  return {
    withdraw: isUnused,
    remind: isUnused && quiz.status === 'active' && isAhead && isRested && !leadsNowhere(email),
    resend: resendRefusal(again, quiz.status) === undefined,
    accommodate: accommodationRefusal(again, quiz.status) === undefined,
    schedule: windowRefusal(invited, quiz.status) === undefined,
    reopen: reopenRefusal({ isGone: isAnonymous(email), ending }, { ...quiz, hasAttemptLeft }) === undefined,
    hand: handingRefusal(again, quiz) === undefined,
    sendOut: sendingOutRefusal(invited, quiz.status) === undefined,
    letInAgain: invited.openedAt !== null && letInRefusal(invited, quiz) === undefined,
  }
}
