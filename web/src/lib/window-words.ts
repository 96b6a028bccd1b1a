import type { Locale } from '@probant/contract/locales'
import {
  type Clock,
  formatHours,
  formatMoment,
  formatNearDay,
  isSameDay,
  showsSameTime,
} from './day-and-time.ts'

/** When something is open; either end may be left out. */
export interface OpenWindow {
  startsAt: string | null
  endsAt: string | null
}

/** Which sentence tells the window, and what stands in it. */
export type WindowWords =
  | { sentence: 'none' }
  | { sentence: 'from'; start: string }
  | { sentence: 'until'; end: string }
  | { sentence: 'day'; day: string; hours: string }
  | { sentence: 'days'; start: string; end: string }

/** By one clock. */
export function windowWords({ startsAt, endsAt }: OpenWindow, locale: Locale, clock: Clock): WindowWords {
  const moment = (instant: string) => formatMoment(locale, instant, clock)
  if (startsAt && endsAt && isSameDay(startsAt, endsAt, clock.timeZone)) {
    const day = formatNearDay(locale, startsAt, clock)
    return { sentence: 'day', day, hours: formatHours(locale, startsAt, endsAt, clock.timeZone) }
  }
  if (startsAt && endsAt) return { sentence: 'days', start: moment(startsAt), end: moment(endsAt) }
  if (startsAt) return { sentence: 'from', start: moment(startsAt) }
  return endsAt ? { sentence: 'until', end: moment(endsAt) } : { sentence: 'none' }
}

/** The first end of the window at which the clocks of both places differ. */
export function foreignInstant(
  { startsAt, endsAt }: OpenWindow,
  zone: string,
  otherZone: string,
): string | undefined {
  const instants = [startsAt, endsAt].filter((instant) => instant !== null)
  return instants.find((instant) => !showsSameTime(instant, zone, otherZone))
}
