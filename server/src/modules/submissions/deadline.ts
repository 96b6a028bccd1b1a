import { later, MINUTE, SECOND } from '#server/platform/clock.ts'

/** Answers that were on their way when the time ran out are still taken. */
export const GRACE_MS = 10 * SECOND

interface Timed {
  startedAt: Date
  /** 0: no limit but the end. */
  durationMinutes: number
  endsAt: Date
  /** Theirs alone; the end of the quiz does not cut it off. */
  extraMinutes: number
}

/** Until when somebody may work on their paper. */
export function deadlineOf({ startedAt, durationMinutes, endsAt, extraMinutes }: Timed): Date {
  const isOut = later(startedAt, durationMinutes * MINUTE)
  const plain = durationMinutes === 0 || isOut > endsAt ? endsAt : isOut
  return later(plain, extraMinutes * MINUTE)
}

/** How much somebody gains where the quiz ends later: nothing where their own time is out before. */
export function gainedMs({ startedAt, durationMinutes, from, to }: Gaining): number {
  const until = (endsAt: Date) => deadlineOf({ startedAt, durationMinutes, endsAt, extraMinutes: 0 })
  return until(to).getTime() - until(from).getTime()
}

interface Gaining extends Pick<Timed, 'startedAt' | 'durationMinutes'> {
  from: Date
  to: Date
}

/** Is what comes in at that moment still taken? */
export function isTaken(at: Date, deadlineAt: Date): boolean {
  return at.getTime() <= deadlineAt.getTime() + GRACE_MS
}
