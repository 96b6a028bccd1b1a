import { DAY, later } from '#server/platform/clock.ts'

/** So long a clock stands still at most: whoever was forgotten goes on. */
export const PAUSE_MAX_MS = DAY

/** Somebody's time, and since when it does not run. */
export interface Clock {
  deadlineAt: Date
  pausedAt: Date | null
  /** How long it has stood still before. */
  pausedMs: number
}

/** It stands still from that moment on; where it does already, from the moment on that it did. */
export function stopped<C extends Clock>(clock: C, at: Date): C {
  return clock.pausedAt ? clock : { ...clock, pausedAt: at }
}

/** It runs on from that moment, with what was left when it stopped. */
export function running<C extends Clock>(clock: C, at: Date): C {
  if (!clock.pausedAt) return clock
  // Of two processes one may be behind: nobody loses time by that.
  const stoodMs = Math.max(0, at.getTime() - clock.pausedAt.getTime())
  return {
    ...clock,
    deadlineAt: later(clock.deadlineAt, stoodMs),
    pausedAt: null,
    pausedMs: Math.min(clock.pausedMs + stoodMs, MOST_MS),
  }
}

/** May they still work, or could they if the clock ran on? */
export function hasTimeLeft({ deadlineAt, pausedAt }: Clock, at: Date): boolean {
  return (pausedAt ?? at) < deadlineAt
}

/** The latest that their deadline may become, however long a pause lasts. */
export function latestDeadline({ deadlineAt, pausedAt }: Clock): Date {
  return pausedAt ? later(deadlineAt, PAUSE_MAX_MS) : deadlineAt
}

/** What the column holds: 24 days. */
const MOST_MS = 2_147_483_647
