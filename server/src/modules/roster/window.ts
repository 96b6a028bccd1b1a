import type { QuizPhase, QuizStatus } from '@probant/contract/quizzes/quiz'
import { statusAt } from '#server/modules/quizzes/index.ts'

/** A window of their own, where they have one: both or neither. */
export interface OwnWindow {
  opensAt: Date | null
  closesAt: Date | null
}

/** Between these two somebody may begin. */
export interface Window {
  startsAt: Date | null
  endsAt: Date | null
}

/** Like everybody else, by the quiz's dates. */
export const NO_WINDOW: OwnWindow = { opensAt: null, closesAt: null }

/** The one rule of when somebody may begin: in their own window, where they have one, and else while the quiz is open. */
export function windowOf({ opensAt, closesAt }: OwnWindow, { startsAt, endsAt }: Window): Window {
  return opensAt && closesAt ? { startsAt: opensAt, endsAt: closesAt } : { startsAt, endsAt }
}

export function hasOwnWindow({ opensAt, closesAt }: OwnWindow): boolean {
  return opensAt !== null && closesAt !== null
}

/** How the quiz stands for somebody who has not begun. Whoever ends it, or takes it back, does so for everybody. */
export function phaseIn(
  quiz: Window & { status: QuizStatus; runsUntil: Date | null },
  own: OwnWindow,
  now: Date,
): QuizPhase {
  const status = statusAt(quiz, now)
  if (status !== 'active') return status
  const { startsAt, endsAt } = windowOf(own, quiz)
  if (endsAt !== null && endsAt <= now) return 'completed'
  return startsAt === null || startsAt <= now ? 'open' : 'scheduled'
}

/** Now or later. */
export function canBeginIn(quiz: Parameters<typeof phaseIn>[0], own: OwnWindow, now: Date): boolean {
  const phase = phaseIn(quiz, own, now)
  return phase === 'open' || phase === 'scheduled'
}
