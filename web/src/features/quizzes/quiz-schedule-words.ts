import type { Locale } from '@probant/contract/locales'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import {
  formatHours,
  formatMoment,
  formatNearDay,
  formatZone,
  isSameDay,
  knownZone,
  showsSameTime,
} from '#web/lib/day-and-time.ts'

export type Schedule = Pick<QuizSummary, 'startsAt' | 'endsAt' | 'timeZone'> &
  Partial<Pick<QuizSummary, 'completedAt'>>

interface Reader {
  locale: Locale
  now: Date
  timeZone: string
}

/** Which sentence tells the window, and what stands in it. */
export type ScheduleWords =
  | { sentence: 'none'; zone?: undefined }
  | { sentence: 'from'; start: string; zone?: string }
  | { sentence: 'until' | 'neverOpened'; end: string; zone?: string }
  | { sentence: 'day'; day: string; hours: string; zone?: string }
  | { sentence: 'days'; start: string; end: string; zone?: string }

/**
 * By the clock that the creator had in mind, as in the form; that clock is named where the reader's own shows another
 * time.
 */
export function scheduleWords(schedule: Schedule, { locale, now, timeZone: own }: Reader): ScheduleWords {
  const { startsAt, endsAt } = windowOf(schedule)
  const timeZone = knownZone(schedule.timeZone)
  const moment = (instant: string) => formatMoment(locale, instant, { timeZone, now })
  const zone = nameOfZone()
  if (startsAt && endsAt && isSameDay(startsAt, endsAt, timeZone)) {
    const day = formatNearDay(locale, startsAt, { timeZone, now })
    return { sentence: 'day', day, hours: formatHours(locale, startsAt, endsAt, timeZone), zone }
  }
  if (startsAt && endsAt) return { sentence: 'days', start: moment(startsAt), end: moment(endsAt), zone }
  if (startsAt) return { sentence: 'from', start: moment(startsAt), zone }
  if (endsAt) return { sentence: schedule.completedAt ? 'neverOpened' : 'until', end: moment(endsAt), zone }
  return { sentence: 'none' }

  function nameOfZone(): string | undefined {
    const foreign = [startsAt, endsAt].find((instant) => instant && !showsSameTime(instant, timeZone, own))
    return foreign ? formatZone(locale, foreign, timeZone) : undefined
  }
}

/** What is over was open until then, if it ever was. */
function windowOf({ startsAt, endsAt, completedAt }: Schedule): Pick<Schedule, 'startsAt' | 'endsAt'> {
  if (!completedAt) return { startsAt, endsAt }
  const hasBegun = startsAt && new Date(startsAt) < new Date(completedAt)
  return { startsAt: hasBegun ? startsAt : null, endsAt: completedAt }
}
