import type { Locale } from '@probant/contract/locales'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { type Clock, formatZone, knownZone } from '#web/lib/day-and-time.ts'
import { foreignInstant, type OpenWindow, type WindowWords, windowWords } from '#web/lib/window-words.ts'

export type Schedule = Pick<QuizSummary, 'startsAt' | 'endsAt' | 'timeZone'> &
  Partial<Pick<QuizSummary, 'completedAt'>>

/** Which sentence tells the window, and what stands in it. */
export type ScheduleWords = (WindowWords | { sentence: 'neverOpened'; end: string }) & { zone?: string }

/** By the reader's own clock, as everywhere but in the form; it is named where the creator had another in mind. */
export function scheduleWords(schedule: Schedule, reader: Clock & { locale: Locale }): ScheduleWords {
  const { locale, now } = reader
  const open = windowOf(schedule)
  const { timeZone } = reader
  const foreign = foreignInstant(open, knownZone(schedule.timeZone), timeZone)
  const zone = foreign && formatZone(locale, foreign, timeZone)
  const words = windowWords(open, locale, { timeZone, now })
  if (words.sentence === 'until' && schedule.completedAt) return { ...words, sentence: 'neverOpened', zone }
  return { ...words, zone }
}

/** What is over was open until then, if it ever was. */
function windowOf({ startsAt, endsAt, completedAt }: Schedule): OpenWindow {
  if (!completedAt) return { startsAt, endsAt }
  const hasBegun = startsAt && new Date(startsAt) < new Date(completedAt)
  return { startsAt: hasBegun ? startsAt : null, endsAt: completedAt }
}
