import { tzOffset } from '@date-fns/tz'

/**
 * What the clocks of a time zone show, as `2026-03-29T09:00`. Creators think in it; everything else speaks of instants.
 */
export type WallTime = string

export function wallTimeOf(instant: string | Date, timeZone: string): WallTime {
  return asIfUtc(new Date(instant).getTime(), timeZone).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

/**
 * The instant at which the clocks show that. Where they are put forward past it, as much later as they are put forward;
 * where they show it twice, the first time.
 */
export function instantOf(wallTime: WallTime, timeZone: string): string {
  const shown = Date.parse(`${wallTime}Z`)
  // The clocks are changed once in two days at most: one of these two differences to UTC is right.
  const candidates = [shown - DAY, shown + DAY].map((near) => shown - offsetMs(near, timeZone))
  const exact = candidates.filter((candidate) => asIfUtc(candidate, timeZone).getTime() === shown)
  const time = exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)
  return new Date(time).toISOString()
}

/** How far the clocks of a zone are ahead of UTC. */
export function offsetMinutes(instant: string | Date, timeZone: string): number {
  return Math.round(offsetMs(new Date(instant).getTime(), timeZone) / MINUTE)
}

function offsetMs(time: number, timeZone: string): number {
  return tzOffset(timeZone, new Date(time)) * MINUTE
}

/** The date that would have, in UTC, what the clocks of the zone show. */
function asIfUtc(time: number, timeZone: string): Date {
  return new Date(time + offsetMs(time, timeZone))
}

const MINUTE = 60_000
const DAY = 86_400_000
