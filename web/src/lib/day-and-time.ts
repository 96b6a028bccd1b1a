import type { Locale } from '@probant/contract/locales'
import { ofCity } from '@probant/contract/time-zone-cities'
import { formatted, regional } from './format.ts'
import { formatterOf } from './formatters.ts'
import { readerZone } from './reader-zone.ts'

type Instant = string | Date

/** Where the clock hangs, and what it shows now: that decides what "tomorrow" means. */
export interface Clock {
  timeZone: string
  now: Date
}

/** "tomorrow, 09:00", "Mon 24 Nov, 09:00": as people say it. */
export function formatMoment(locale: Locale, instant: Instant, clock: Clock): string {
  return `${formatNearDay(locale, instant, clock)}, ${formatTime(locale, instant, clock.timeZone)}`
}

/** "today", "tomorrow", "Mon 24 Nov", with the year where it is another one. */
export function formatNearDay(locale: Locale, instant: Instant, { timeZone, now }: Clock): string {
  const days = dayNumber(instant, timeZone) - dayNumber(now, timeZone)
  if (Math.abs(days) <= 1) {
    return formatterOf('RelativeTimeFormat', regional(locale), { numeric: 'auto' }).format(days, 'day')
  }
  const isThisYear = yearOf(instant, timeZone) === yearOf(now, timeZone)
  return formatted(locale, instant, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
  })
}

export function formatTime(locale: Locale, instant: Instant, timeZone: string): string {
  return formatted(locale, instant, { timeZone, timeStyle: 'short' })
}

/** "09:00–18:00". */
export function formatHours(locale: Locale, start: Instant, end: Instant, timeZone: string): string {
  const format = formatterOf('DateTimeFormat', regional(locale), { timeZone, timeStyle: 'short' })
  return format.formatRange(new Date(start), new Date(end))
}

/** "Mon 24 Nov, 09:00–18:00", or with both days where it is more than one; nothing of it is said by "tomorrow". */
export function formatSpan(locale: Locale, start: Instant, end: Instant, timeZone: string): string {
  const day = (instant: Instant) =>
    formatted(locale, instant, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
  if (isSameDay(start, end, timeZone)) return `${day(start)}, ${formatHours(locale, start, end, timeZone)}`
  const moment = (instant: Instant) => `${day(instant)}, ${formatTime(locale, instant, timeZone)}`
  return `${moment(start)} – ${moment(end)}`
}

/** By the place whose clocks show it, as mails and files say it: "Paris time". A zone that belongs to no place has only a name. */
export function formatZone(locale: Locale, instant: Instant, timeZone: string): string {
  if (isUtc(timeZone)) return 'UTC'
  if (/^(?!Etc\/).+\//.test(timeZone)) {
    const place = ofCity(locale, timeZone)
    return locale === 'fr' ? `heure ${place}` : `${place} time`
  }
  const format = formatterOf('DateTimeFormat', regional(locale), { timeZone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')
  return name?.value ?? timeZone
}

/** It is nobody's place, and called the same everywhere; browsers would say "GMT+00:00". */
export function isUtc(timeZone: string): boolean {
  return /^(?:Etc\/)?(?:UTC|UCT|GMT|Universal|Zulu)$/.test(timeZone)
}

export function isSameDay(one: Instant, other: Instant, timeZone: string): boolean {
  return dayNumber(one, timeZone) === dayNumber(other, timeZone)
}

/** Do the clocks of both places show the same at that moment? */
export function showsSameTime(instant: Instant, zone: string, otherZone: string): boolean {
  return partsOf(instant, zone) === partsOf(instant, otherZone)
}

/** A browser may know fewer places than the server. */
export function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return readerZone()
  }
}

function dayNumber(instant: Instant, timeZone: string): number {
  return Date.parse(`${partsOf(instant, timeZone).slice(0, 10)}T00:00:00Z`) / 86_400_000
}

function yearOf(instant: Instant, timeZone: string): string {
  return partsOf(instant, timeZone).slice(0, 4)
}

/** Swedes write dates as machines do: 2025-11-24 09:00. */
function partsOf(instant: Instant, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
  return formatterOf('DateTimeFormat', 'sv', options).format(new Date(instant))
}
