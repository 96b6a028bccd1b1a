import { LATENESS_MINUTES } from '@probant/contract/limits'
import type { QuizPhase, QuizStatus } from '@probant/contract/quizzes/quiz'
import { statusAt } from '#server/modules/quizzes/index.ts'
import { later, MINUTE } from '#server/platform/clock.ts'

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

/** They choose when they begin, and whether they have. */
export interface Choosing {
  chooseFrom: Date | null
  chooseUntil: Date | null
  chosenAt: Date | null
}

/** Their window is the whole of what they may choose from: until they have chosen, they don't begin. */
export function hasToChoose({ chooseUntil, chosenAt }: Omit<Choosing, 'chooseFrom'>): boolean {
  return chooseUntil !== null && chosenAt === null
}

/** What they have chosen: from then on so long that whoever is a little late still has all of their time. */
export function chosenWindow(startsAt: Date, durationMinutes: number): { opensAt: Date; closesAt: Date } {
  return { opensAt: startsAt, closesAt: later(startsAt, (durationMinutes + LATENESS_MINUTES) * MINUTE) }
}

/** May they choose, or choose otherwise? Until the time comes that they have chosen, or the last that they could. */
export function mayChoose(own: OwnWindow & Choosing, now: Date): boolean {
  if (!own.chooseUntil || own.chooseUntil < now) return false
  return hasToChoose(own) || (own.opensAt !== null && own.opensAt > now)
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
