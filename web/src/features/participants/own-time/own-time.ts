import type { OwnWindow } from '@probant/contract/participants/own-window'
import type { Quiz } from '@probant/contract/quizzes/quiz'

/** What stands in the fields: a time of their own, or the quiz's dates again. */
export interface OwnTime {
  isOwn: boolean
  window: OwnWindow
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What one begins with: what they have, or an hour of tomorrow that is long enough for all of their time. */
export function initialTime(
  quiz: Pick<Quiz, 'startsAt' | 'durationMinutes'>,
  known: OwnWindow | null | undefined,
  now: Date,
): OwnTime {
  if (known) return { isOwn: true, window: known }
  const soon = Math.ceil((now.getTime() + 23 * HOUR_MS) / HOUR_MS) * HOUR_MS
  const start = Math.max(soon, quiz.startsAt ? Date.parse(quiz.startsAt) : 0)
  const hours = Math.max(1, Math.ceil(quiz.durationMinutes / 60))
  return { isOwn: true, window: { opensAt: wire(start), closesAt: wire(start + hours * HOUR_MS) } }
}

/** Another start takes the end with it: the length stays as it was. */
export function startingAt({ opensAt, closesAt }: OwnWindow, start: string): OwnWindow {
  const length = Date.parse(closesAt) - Date.parse(opensAt)
  return { opensAt: start, closesAt: wire(Date.parse(start) + Math.max(length, MINUTE_MS)) }
}

/** Not wrong, but perhaps not what was meant: nobody could use all of their time. */
export function isShort({ opensAt, closesAt }: OwnWindow, durationMinutes: number): boolean {
  const length = Date.parse(closesAt) - Date.parse(opensAt)
  return length > 0 && length < durationMinutes * MINUTE_MS
}

function wire(time: number): string {
  return new Date(time).toISOString()
}
