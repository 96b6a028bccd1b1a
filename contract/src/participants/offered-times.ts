import { TIME_STEP_MINUTES } from '../limits.ts'

/** Between which two times somebody may begin, as they choose. */
export interface Offer {
  from: string
  until: string
}

const STEP_MS = TIME_STEP_MINUTES * 60_000

/** Quarter hours, which are such everywhere; none that is past. */
export function offeredTimes({ from, until }: Offer, now: Date): string[] {
  const first = Math.ceil(Math.max(Date.parse(from), now.getTime()) / STEP_MS) * STEP_MS
  const times = []
  for (let time = first; time <= Date.parse(until); time += STEP_MS) times.push(new Date(time).toISOString())
  return times
}

export function isOffered(startsAt: string, { from, until }: Offer, now: Date): boolean {
  const time = Date.parse(startsAt)
  return (
    time % STEP_MS === 0 && time >= Math.max(Date.parse(from), now.getTime()) && time <= Date.parse(until)
  )
}
