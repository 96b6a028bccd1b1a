import { plainLetters } from '@probant/contract/accents'
import type { Locale } from '@probant/contract/locales'
import { cityOf } from '@probant/contract/time-zone-cities'
import { isUtc } from './day-and-time.ts'
import { offsetMinutes } from './wall-time.ts'

/** “UTC+2”, “UTC−3:30”; it changes with summer and winter time, so it is asked for at an instant. */
export function offsetName(instant: string | Date, timeZone: string): string {
  const minutes = offsetMinutes(instant, timeZone)
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

export interface TimeZoneChoice {
  timeZone: string
  city: string
  offset: string
  /** “Central European Time”. */
  name: string
}

/** Every zone of the browser, and `also` where it has another name for it; by the name of the place. */
export function timeZoneChoices(locale: Locale, now: Date, also: string): TimeZoneChoice[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), ...UNLISTED, also])
  return [...names]
    .map((timeZone) => ({
      timeZone,
      city: cityOf(locale, timeZone),
      offset: offsetName(now, timeZone),
      name: genericName(locale, timeZone, now),
    }))
    .sort((one, other) => one.city.localeCompare(other.city, locale))
}

/** By the place, the zone's own name or its difference to UTC; accents and capitals don't matter. */
export function isFound({ timeZone, city, offset, name }: TimeZoneChoice, search: string): boolean {
  const text = plain(`${city} ${timeZone.replaceAll(/[/_]/g, ' ')} ${name} ${offset}`)
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function genericName(locale: Locale, timeZone: string, now: Date): string {
  if (isUtc(timeZone)) return 'UTC'
  // Not kept, as others are: there are four hundred of them.
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function plain(text: string): string {
  return plainLetters(text).replaceAll('−', '-').trim()
}

/** Browsers know them, but don't list them. */
const UNLISTED = ['UTC', 'America/Montreal']
