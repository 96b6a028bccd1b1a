import type { Locale } from '@probant/contract/locales'
import { isSameDay } from '#web/lib/day-and-time.ts'
import { formatted, regional } from '#web/lib/format.ts'
import type { QuizDocument } from '../../quiz-document.ts'

export type Window = Pick<QuizDocument, 'startsAt' | 'endsAt' | 'timeZone'>

/** Which sentence says when a quiz is open, and what stands in it; a moment is a day and a time. */
export type WindowWords =
  | { sentence: 'sameDay'; day: string; from: string; to: string }
  | { sentence: 'days'; from: Moment; to: Moment }
  | { sentence: 'untilEnd'; to: Moment }
  | { sentence: 'noEnd'; from: Moment }
  | { sentence: 'nothing' }

export interface Moment {
  day: string
  time: string
}

export function windowWords({ startsAt, endsAt, timeZone }: Window, locale: Locale, now: Date): WindowWords {
  const moment = (instant: string) => momentWords(instant, { locale, timeZone, now })
  if (startsAt && endsAt && isSameDay(startsAt, endsAt, timeZone)) {
    const { day, time } = moment(startsAt)
    return { sentence: 'sameDay', day, from: time, to: moment(endsAt).time }
  }
  if (startsAt && endsAt) return { sentence: 'days', from: moment(startsAt), to: moment(endsAt) }
  if (endsAt) return { sentence: 'untilEnd', to: moment(endsAt) }
  return startsAt ? { sentence: 'noEnd', from: moment(startsAt) } : { sentence: 'nothing' }
}

/** “Monday 29 March” and “09:00”, with the year where it is another one. */
export function momentWords(
  instant: string | Date,
  { locale, timeZone, now }: { locale: Locale; timeZone: string; now: Date },
): Moment {
  const year = (date: string | Date) => formatted('en', date, { timeZone, year: 'numeric' })
  const isThisYear = year(instant) === year(now)
  return {
    day: formatted(locale, instant, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: isThisYear ? undefined : 'numeric',
    }),
    time: formatted(locale, instant, { timeZone, timeStyle: 'short' }),
  }
}

const UNITS = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const

/** “1 hour, 30 minutes”. */
export function lengthWords(locale: Locale, minutes: number): string {
  let rest = Math.round(minutes)
  const parts = UNITS.flatMap(({ unit, minutes: size }) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count > 0 ? inUnit(locale, unit, count) : []
  })
  if (parts.length === 0) return inUnit(locale, 'minute', 0)
  return new Intl.ListFormat(regional(locale), { type: 'unit' }).format(parts)
}

function inUnit(locale: Locale, unit: string, count: number): string {
  return new Intl.NumberFormat(regional(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
