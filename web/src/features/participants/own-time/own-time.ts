import type { OwnWindow } from '@probant/contract/participants/own-window'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'

/** What stands in the fields: a time of their own, one that they choose between the two, or the quiz's dates again. */
export interface OwnTime {
  mode: 'own' | 'choose' | 'quiz'
  window: OwnWindow
}

/** What they have now. */
export type KnownTime = Pick<Participant, 'window' | 'choice'>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What one begins with: what they have, or an hour of tomorrow that is long enough for all of their time. */
export function initialTime(
  quiz: Pick<Quiz, 'startsAt' | 'durationMinutes'>,
  known: KnownTime | undefined,
  now: Date,
): OwnTime {
  if (known?.choice) {
    const { from, until } = known.choice
    return { mode: 'choose', window: { opensAt: from, closesAt: until } }
  }
  if (known?.window) return { mode: 'own', window: known.window }
  const soon = Math.ceil((now.getTime() + 23 * HOUR_MS) / HOUR_MS) * HOUR_MS
  const start = Math.max(soon, quiz.startsAt ? Date.parse(quiz.startsAt) : 0)
  const hours = Math.max(1, Math.ceil(quiz.durationMinutes / 60))
  return { mode: 'own', window: { opensAt: wire(start), closesAt: wire(start + hours * HOUR_MS) } }
}

/** Another start takes the end with it: the length stays as it was. */
export function startingAt({ opensAt, closesAt }: OwnWindow, start: string): OwnWindow {
  const length = Date.parse(closesAt) - Date.parse(opensAt)
  return { opensAt: start, closesAt: wire(Date.parse(start) + Math.max(length, MINUTE_MS)) }
}

/** A range to choose from is days, where nobody has said otherwise. */
export function inMode({ mode, window }: OwnTime, chosen: OwnTime['mode']): OwnTime {
  const isRange = chosen === 'choose' && mode !== 'choose'
  if (!isRange || Date.parse(window.closesAt) - Date.parse(window.opensAt) >= 24 * HOUR_MS)
    return { mode: chosen, window }
  return { mode: chosen, window: { ...window, closesAt: wire(Date.parse(window.opensAt) + WEEK_MS) } }
}

const WEEK_MS = 7 * 24 * HOUR_MS

/** Not wrong, but perhaps not what was meant: nobody could use all of their time. */
export function isShort({ opensAt, closesAt }: OwnWindow, durationMinutes: number): boolean {
  const length = Date.parse(closesAt) - Date.parse(opensAt)
  return length > 0 && length < durationMinutes * MINUTE_MS
}

function wire(time: number): string {
  return new Date(time).toISOString()
}
