import type { ErrorName } from '@probant/contract/errors'
import type { QuizPhase, QuizStatus } from '@probant/contract/quizzes/quiz'

/** As much of a quiz as its life depends on. */
export interface Life {
  status: QuizStatus
  startsAt: Date | null
  endsAt: Date | null
  /** Somebody with extra time may go on until then, after the end. */
  runsUntil: Date | null
  completedAt: Date | null
  participantCount: number
  submissionCount: number
}

/** What a step of its life changes. */
export type Step = Partial<Pick<Life, 'status' | 'startsAt' | 'completedAt'>> & {
  publishedAt?: Date
  pausedAt?: null
}

/** As much of it as says whether it is over. */
type Ending = Pick<Life, 'status' | 'endsAt' | 'runsUntil'>

/** The clock ends a quiz, whether or not anybody has written that down yet: after its end, and the last who may go on. */
export function statusAt({ status, endsAt, runsUntil }: Ending, now: Date): QuizStatus {
  const isOver = isPast(endsAt, now) && (runsUntil === null || isPast(runsUntil, now))
  return status === 'active' && isOver ? 'completed' : status
}

export function phaseAt(quiz: Ending & Pick<Life, 'startsAt'>, now: Date): QuizPhase {
  const status = statusAt(quiz, now)
  if (status !== 'active') return status
  return isPast(quiz.startsAt, now) ? 'open' : 'scheduled'
}

/** When it was over, if it is. */
export function completionOf(quiz: Life, now: Date): Date | null {
  if (statusAt(quiz, now) !== 'completed') return null
  const { completedAt, endsAt, runsUntil } = quiz
  return completedAt ?? (endsAt && runsUntil && runsUntil > endsAt ? runsUntil : endsAt)
}

/** Why can it not be changed? Whoever is invited was told what it is, and what is over is over. */
export function editRefusal(quiz: Life, now: Date): ErrorName | undefined {
  if (statusAt(quiz, now) === 'completed') return 'quizEnded'
  if (quiz.participantCount > 0) return 'quizHasParticipants'
}

/** Why can it not be opened? What else a draft needs for it stands in `readiness`. */
export function publishRefusal(quiz: Life, now: Date): ErrorName | undefined {
  if (statusAt(quiz, now) !== 'completed') return undefined
  return isPast(quiz.endsAt, now) ? 'quizOverdue' : 'quizEnded'
}

/** A draft opens to its participants, at its start or at once. */
export function publish(quiz: Life & { publishedAt: Date | null }, now: Date): Step {
  return {
    status: 'active',
    startsAt: quiz.startsAt ?? now,
    publishedAt: quiz.publishedAt ?? now,
  }
}

/** Why can it not go back to draft? */
export function deactivationRefusal(quiz: Life, now: Date): ErrorName | undefined {
  return runningRefusal(quiz, now) ?? (quiz.submissionCount > 0 ? 'quizHasSubmissions' : undefined)
}

export function deactivate(quiz: Life, now: Date): Step {
  return { status: 'draft', pausedAt: null, ...loosen(quiz, now) }
}

/** A start that has come is none to wait for any more, except for those who were told of it. */
export function loosen({ startsAt, participantCount }: Life, now: Date): Pick<Step, 'startsAt'> {
  return { startsAt: participantCount === 0 && isPast(startsAt, now) ? null : startsAt }
}

/** Why can it not be ended? */
export function endRefusal(quiz: Life, now: Date): ErrorName | undefined {
  return runningRefusal(quiz, now)
}

/** Why can it not end later? What is over stays so: answers may have been seen. */
export function laterEndRefusal(quiz: Life, now: Date): ErrorName | undefined {
  return runningRefusal(quiz, now)
}

/** Why can a typo in it not be corrected any more? Everybody is to read the same. */
export function rewordRefusal(quiz: Life, now: Date): ErrorName | undefined {
  return runningRefusal(quiz, now) ?? (quiz.submissionCount > 0 ? 'quizHasSubmissions' : undefined)
}

/** Before its time, by somebody. */
export function end(now: Date): Step {
  return { status: 'completed', completedAt: now, pausedAt: null }
}

/** Now or later: nobody begins after the end, whoever may still go on. */
export function canBegin(quiz: Ending, now: Date): boolean {
  return statusAt(quiz, now) === 'active' && !isPast(quiz.endsAt, now)
}

/** Why can nobody be invited to it? */
export function inviteRefusal(quiz: Ending, now: Date): ErrorName | undefined {
  return canBegin(quiz, now) ? undefined : 'inviteToInactiveQuiz'
}

/** Why can it not be deleted? */
export function deletionRefusal(quiz: Life, now: Date): ErrorName | undefined {
  if (statusAt(quiz, now) !== 'draft') return 'onlyDraftsDeletable'
  if (quiz.participantCount > 0) return 'invitationsKeepQuiz'
}

function runningRefusal(quiz: Life, now: Date): ErrorName | undefined {
  const status = statusAt(quiz, now)
  if (status === 'draft') return 'quizNotActive'
  if (status === 'completed') return 'quizEnded'
}

function isPast(instant: Date | null, now: Date): boolean {
  return instant !== null && instant <= now
}
