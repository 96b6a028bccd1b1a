import type { Brand } from '@probant/contract/branding/branding'
import type { ErrorName } from '@probant/contract/errors'
import type { Begun } from '@probant/contract/participants/begun'
import type { DOOR_PHASES } from '@probant/contract/participants/entering'
import { type Accommodation, extraMinutes } from '@probant/contract/participants/participant'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { QuizPhase } from '@probant/contract/quizzes/quiz'
import { hasAttemptLeft, type OwnAttempts, opensAt } from '@probant/contract/submissions/attempts'
import type { Branding } from '#server/modules/branding/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import {
  type Choosing,
  canBeginIn,
  hasOwnWindow,
  hasToChoose,
  NO_WINDOW,
  type OwnWindow,
  phaseIn,
  presentChoice,
  windowOf,
} from '#server/modules/roster/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { leadsNowhere } from '#server/platform/mail/stand-in-address.ts'
import type { DoorQuiz } from './repository.ts'

/** What stands on the door: enough to know that one is right here. With their own window, for whoever has one. */
export function presentDoor(
  quiz: Omit<DoorQuiz, 'options' | 'workspaceScale' | 'instructionsHtml'>,
  phase: OpenedPhase,
  brand: Brand | null,
  own: OwnWindow & Choosing = QUIZ_DATES,
) {
  const { id: quizId, title, language, creatorName, timeZone } = quiz
  return {
    quizId,
    title,
    language,
    creatorName,
    brand,
    phase: DOORS[phase],
    ...whenOf(quiz, own),
    timeZone,
    durationMinutes: quiz.durationMinutes,
  }
}

/** When they may begin; or, until they have chosen, from when to when they may choose. */
export function whenOf(
  quiz: Pick<DoorQuiz, 'startsAt' | 'endsAt' | 'completedAt'>,
  own: OwnWindow & Choosing,
) {
  const { startsAt, endsAt } = windowOf(own, quiz)
  const isOwnWindow = hasOwnWindow(own)
  const { completedAt } = quiz
  // What the clock has completed it has for everybody, and theirs may have been over long before.
  const isCut = completedAt && (!isOwnWindow || (endsAt && completedAt < endsAt))
  return {
    startsAt: startsAt?.toISOString() ?? null,
    // Somebody may have ended it before its time.
    endsAt: (isCut ? completedAt : endsAt)?.toISOString() ?? null,
    isOwnWindow,
    choice: presentChoice(own),
  }
}

/** Of whoever has no time of their own, and nothing to choose. */
const QUIZ_DATES = { ...NO_WINDOW, chooseFrom: null, chooseUntil: null, chosenAt: null }

/** Under whose name a quiz is held. */
export type Brands = Pick<Branding, 'brandOf'>

/** How long they have: with their extra time, or 0 where only the quiz's end counts. */
export function ownTimeOf({ participant: { accommodation }, quiz: { durationMinutes } }: Timed) {
  const extra = extraMinutes(accommodation?.extraTime, durationMinutes)
  return { ownMinutes: durationMinutes === 0 ? 0 : durationMinutes + extra, extraMinutes: extra }
}

interface Timed {
  participant: { accommodation: Accommodation | null }
  quiz: { durationMinutes: number }
}

/** The time of whoever is at work; nothing before, and nothing once they are through. */
export function begunOf({ finishedAt, deadlineAt, pausedAt }: Timing, now: Date): Begun | null {
  if (!deadlineAt || finishedAt) return null
  return {
    deadlineAt: deadlineAt.toISOString(),
    pausedAt: pausedAt?.toISOString() ?? null,
    now: now.toISOString(),
  }
}

interface Timing {
  finishedAt: Date | null
  deadlineAt: Date | null
  pausedAt: Date | null
}

/** Nobody has come who has proved the address: at most a guest, to whom the link was handed. */
export function isUnproved({ accountEmail }: { accountEmail: string | null }): boolean {
  return accountEmail === null || leadsNowhere(accountEmail)
}

/** Why may a participant not come in? Whoever is through may, to their result. */
export function entryRefusal(invited: Progress & Attempting, now: Date): ErrorName | undefined {
  const phase = phaseFor(invited, now)
  if (phase === 'draft') return 'quizNotActive'
  if (phase === 'completed' && !isThrough(invited, now)) return 'quizEnded'
}

/** Only their own result is behind the door from then on: they have no attempt left, or the quiz has closed. */
export function isThrough(invited: Attempting, now: Date): boolean {
  if (invited.finishedAt === null) return false
  return statusAt(invited.quiz, now) === 'completed' || !hasAttemptLeft(takenBy(invited), invited.quiz)
}

/** What they are told of their attempts; nothing where there is but one. */
export function ownAttemptsOf(invited: Attempting, now: Date): OwnAttempts | null {
  const { attempts } = invited.quiz.options
  if (attempts.most === 1) return null
  return { ...attempts, begun: invited.attempt ?? 0, next: nextOf(invited, now) }
}

function nextOf(invited: Attempting, now: Date): OwnAttempts['next'] {
  const { quiz, participant, attempt, finishedAt } = invited
  if (!canBeginIn(quiz, participant, now)) return null
  if (attempt === null) return { number: 1, at: null }
  if (!finishedAt || !hasAttemptLeft(takenBy(invited), quiz)) return null
  const at = opensAt(finishedAt, quiz.options.attempts)
  const { endsAt } = windowOf(participant, quiz)
  if (endsAt && at >= endsAt) return null
  return { number: attempt + 1, at: at > now ? at.toISOString() : null }
}

function takenBy({ attempt, finishedAt, bestPercent }: Attempting) {
  return { number: attempt ?? 0, finishedAt, bestPercent }
}

interface Attempting {
  quiz: Parameters<typeof phaseIn>[0] & {
    options: Pick<QuizOptions, 'attempts' | 'passPercent' | 'scoreShown'>
    releasedAt: Date | null
  }
  participant: OwnWindow
  /** Their latest; null before they have begun. */
  attempt: number | null
  finishedAt: Date | null
  bestPercent: number | null
}

/** Does a link, a slip or a code lead whoever is through to their result? */
export function opensResult({ options }: { options: Pick<QuizOptions, 'resultByLink'> }): boolean {
  return options.resultByLink
}

/**
 * From when on what they finish is shown in this session; all of it, where that is null. Where a link is not to lead to a
 * result, whoever comes by one with an attempt left sees nothing of those before.
 */
export function shownFrom(quiz: Parameters<typeof opensResult>[0], session: Session): Date | null {
  return session.quizId && !opensResult(quiz) ? session.signedInAt : null
}

export function isShown({ finishedAt }: Pick<Progress, 'finishedAt'>, from: Date | null): boolean {
  return from === null || finishedAt === null || finishedAt >= from
}

type Session = Pick<Actor, 'quizId' | 'signedInAt'>

/** How it stands for them: after its end it is over, but for those who have begun and may go on. */
export function phaseFor({ quiz, participant, startedAt, finishedAt }: Progress, now: Date): QuizPhase {
  if (!startedAt) {
    const phase = phaseIn(quiz, participant, now)
    return phase === 'open' && hasToChoose(participant) ? 'scheduled' : phase
  }
  const status = statusAt(quiz, now)
  if (status === 'draft') return status
  return status === 'completed' && finishedAt ? 'completed' : 'open'
}

/** To whoever comes for the first time. */
export const NOT_BEGUN = {
  participant: { ...NO_WINDOW, chooseUntil: null, chosenAt: null },
  attempt: null,
  bestPercent: null,
  startedAt: null,
  finishedAt: null,
}

interface Progress {
  quiz: Parameters<typeof phaseIn>[0]
  participant: OwnWindow & Omit<Choosing, 'chooseFrom'>
  startedAt: Date | null
  finishedAt: Date | null
}

/** A draft has no door yet. */
export type OpenedPhase = Exclude<QuizPhase, 'draft'>

const DOORS: Record<OpenedPhase, (typeof DOOR_PHASES)[number]> = {
  scheduled: 'upcoming',
  open: 'open',
  completed: 'over',
}
