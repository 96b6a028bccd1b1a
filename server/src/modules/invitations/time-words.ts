import type { Locale } from '@probant/contract/locales'
import { ofCity } from '@probant/contract/time-zone-cities'

interface Window {
  startsAt: Date | null
  endsAt: Date | null
  timeZone: string
}

/**
 * “Monday 16 November 2026, 09:00 to 10:00 (Paris time)”: by the reader's clocks, and by those of the quiz's place where
 * they show something else.
 */
export function windowWords(locale: Locale, window: Window, readerZone: string): string | undefined {
  const own = wordsBy(locale, { ...window, timeZone: readerZone })
  if (!own || !differs(window, readerZone)) return own
  return `${own}${THAT_IS[locale]}${wordsBy(locale, window)}`
}

function wordsBy(locale: Locale, { startsAt, endsAt, timeZone }: Window): string | undefined {
  const named = startsAt ?? endsAt
  if (!named) return undefined
  const words = WINDOWS[locale](
    startsAt && momentOf(locale, startsAt, timeZone),
    endsAt && momentOf(locale, endsAt, timeZone),
  )
  return `${words} (${zoneWords(locale, named, timeZone)})`
}

/** “1 hour, 30 minutes”. */
export function lengthWords(locale: Locale, minutes: number): string {
  const parts = UNITS.map(({ unit, per, below }) => [unit, Math.floor(minutes / per) % below] as const)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}

/** At either end: of two places one may change to winter time in between. */
function differs({ startsAt, endsAt, timeZone }: Window, readerZone: string): boolean {
  return [startsAt, endsAt].some(
    (instant) => instant && wallTime(instant, timeZone) !== wallTime(instant, readerZone),
  )
}

function wallTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant)
}

const THAT_IS: Record<Locale, string> = { en: ', which is ', fr: '\u00a0; soit ' }

interface Moment {
  day: string
  time: string
}

const WINDOWS = {
  en: (from: Moment | null, to: Moment | null) => {
    if (!from) return `until ${to?.day}, ${to?.time}`
    if (!to) return `from ${from.day}, ${from.time}`
    if (from.day === to.day) return `${from.day}, ${from.time} to ${to.time}`
    return `from ${from.day}, ${from.time} to ${to.day}, ${to.time}`
  },
  fr: (from: Moment | null, to: Moment | null) => {
    if (!from) return `jusqu’au ${to?.day} à ${to?.time}`
    if (!to) return `à partir du ${from.day} à ${from.time}`
    if (from.day === to.day) return `${from.day}, de ${from.time} à ${to.time}`
    return `du ${from.day} à ${from.time} au ${to.day} à ${to.time}`
  },
} as const satisfies Record<Locale, (from: Moment | null, to: Moment | null) => string>

const UNITS = [
  { unit: 'day', per: 1440, below: Number.POSITIVE_INFINITY },
  { unit: 'hour', per: 60, below: 24 },
  { unit: 'minute', per: 1, below: 60 },
] as const

function momentOf(locale: Locale, instant: Date, timeZone: string): Moment {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(REGIONS[locale], { timeZone, ...options }).format(instant)
  const day = part({ day: 'numeric' })
  // In French the first of a month is “le 1er”, which Intl leaves to us.
  const number = locale === 'fr' && day === '1' ? '1er' : day
  return {
    day: `${part({ weekday: 'long' })} ${number}\u00a0${part({ month: 'long', year: 'numeric' })}`,
    time: part({ timeStyle: 'short' }),
  }
}

/** By the place whose clocks show it, as its creator chose it; a zone that belongs to no place has only a name. */
function zoneWords(locale: Locale, instant: Date, timeZone: string): string {
  if (/^(?!Etc\/).+\//.test(timeZone)) return ZONES[locale](ofCity(locale, timeZone))
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

const ZONES: Record<Locale, (place: string) => string> = {
  en: (place) => `${place} time`,
  fr: (place) => `heure ${place}`,
}

/** Written the way that most readers of the language write a day and a time. */
const REGIONS: Record<Locale, string> = { en: 'en-GB', fr: 'fr' }
