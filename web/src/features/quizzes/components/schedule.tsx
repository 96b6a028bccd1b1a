import { Box } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { type Clock, formatZone, knownZone } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { foreignInstant, type OpenWindow, type WindowWords, windowWords } from '#web/lib/window-words.ts'

export type Schedule = Pick<QuizSummary, 'startsAt' | 'endsAt' | 'timeZone'> &
  Partial<Pick<QuizSummary, 'completedAt'>>

/** Which sentence tells the window, and what stands in it. */
type ScheduleWords = (WindowWords | { sentence: 'neverOpened'; end: string }) & { zone?: string }

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

/** When a quiz is open, as a phrase that stands for itself: "Tomorrow, 09:00–18:00 (Paris time)". */
export function useScheduleWords(): (schedule: Schedule, timeZone?: string) => string {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const now = useNow()
  return (schedule, timeZone = readerZone()) => {
    const words = scheduleWords(schedule, { locale, now, timeZone })
    const phrase = begunPhrase(t(`schedule.${words.sentence}`, { ...words }), locale)
    return words.zone ? t('schedule.inZone', { phrase, zone: words.zone }) : phrase
  }
}

/** With a capital: it stands for itself. */
export function begunPhrase(phrase: string, locale: Locale): string {
  return phrase.charAt(0).toLocaleUpperCase(locale) + phrase.slice(1)
}

/** How long each participant has: "45 min", "1 h 30 min", or no limit but the end. */
export function useDurationWords(): (minutes: number) => string {
  const { t } = useTranslation('quizzes')
  return (minutes) => {
    const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
    if (minutes === 0) return t('duration.none')
    if (values.hours === 0) return t('duration.minutes', values)
    return values.minutes === 0 ? t('duration.hours', values) : t('duration.both', values)
  }
}

/** When it is open: by the reader's own clock, and by the creator's where that shows another time; then both are named. */
export function WindowLines({ quiz }: { quiz: Schedule }) {
  const { t } = useTranslation(['quiz', 'quizzes'])
  const locale = useLocale()
  const wordsFor = useScheduleWords()
  const first = quiz.startsAt ?? quiz.endsAt
  if (!first) return <span className="tabular">{wordsFor(quiz)}</span>

  const zone = knownZone(quiz.timeZone)
  const own = readerZone()
  if (!foreignInstant(quiz, zone, own)) return <span className="tabular">{wordsFor(quiz)}</span>

  const inZone = (timeZone: string) =>
    t('quizzes:schedule.inZone', {
      phrase: wordsFor({ ...quiz, timeZone }, timeZone),
      zone: formatZone(locale, first, timeZone),
    })
  return (
    <>
      <span className="tabular">{inZone(own)}</span>
      <Box component="span" className="tabular" c="dimmed" style={{ flexBasis: '100%' }}>
        {t('quizTime', { words: inZone(zone) })}
      </Box>
    </>
  )
}
