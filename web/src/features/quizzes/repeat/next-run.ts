import { instantOf, wallTimeOf } from '#web/lib/wall-time.ts'

export const RHYTHMS = ['week', 'month'] as const
export type Rhythm = (typeof RHYTHMS)[number]

export interface Window {
  startsAt: string
  endsAt: string
}

/**
 * The next time in that rhythm that is still to come: by the clocks of the quiz's zone it begins and ends when it did,
 * also where they are changed in between.
 */
export function nextRun(
  { startsAt, endsAt }: Window,
  { rhythm, timeZone, now }: { rhythm: Rhythm; timeZone: string; now: Date },
): Window {
  const [start, end] = [wallTimeOf(startsAt, timeZone), wallTimeOf(endsAt, timeZone)]
  for (let times = 1; ; times++) {
    const days = daysUntil(start, { rhythm, times })
    const moved = instantOf(plusDays(start, days), timeZone)
    if (Date.parse(moved) > now.getTime())
      return { startsAt: moved, endsAt: instantOf(plusDays(end, days), timeZone) }
  }
}

function daysUntil(start: string, { rhythm, times }: { rhythm: Rhythm; times: number }): number {
  if (rhythm === 'week') return times * 7
  const date = new Date(`${start.slice(0, 10)}T00:00Z`)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + times]
  // Of a month that is too short, the last day.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const target = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay))
  return (target - date.getTime()) / DAY
}

function plusDays(wallTime: string, days: number): string {
  return new Date(Date.parse(`${wallTime}Z`) + days * DAY).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

const DAY = 86_400_000
