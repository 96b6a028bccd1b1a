import type { Locale } from '@probant/contract/locales'
import { useTranslation } from 'react-i18next'
import { orderOf } from '#web/features/paper/paging.ts'
import { begunPhrase } from '#web/features/quizzes/components/schedule.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { isSameDay, knownZone } from '#web/lib/day-and-time.ts'
import { formatted } from '#web/lib/format.ts'
import { lengthWords } from '#web/lib/length-words.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { useNow } from '#web/lib/use-now.ts'
import type { QuizDocument, QuizSettings } from '../document/document.ts'

/** Each group of settings in one line. */
export function useSettingsWords(document: QuizSettings) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const window = useWindowPhrase(document)
  const { durationMinutes: minutes, instructions, options } = document
  const line = (...phrases: (string | false)[]) => begunPhrase(phrases.filter(Boolean).join(', '), locale)

  const duration = minutes
    ? t('settings.when.each', { length: lengthWords(locale, minutes) })
    : t('settings.when.unlimited')
  const paging = options.paging === 'one' && !options.canGoBack ? 'oneNoBack' : options.paging
  return {
    when: minutes === '' ? window : t('settings.when.summary', { window, duration }),
    instructions: shortTitle(instructions) || t('settings.instructions.none'),
    order: line(t(`settings.order.phrases.${paging}`), t(`settings.order.phrases.${orderOf(options)}`)),
    results: line(
      t(`settings.results.phrases.${options.scoreShown}`),
      t(`settings.results.phrases.${options.answersShown}`),
    ),
    antiCheat: line(
      t(`settings.antiCheat.phrases.${options.antiCheat}`),
      options.requiresFullScreen && t('settings.antiCheat.phrases.fullScreen'),
    ),
  }
}

/** When the quiz is open, and for how long: a sentence of its own. Nothing while it would end before it starts. */
export function useWindowSentence(window: Window): string | undefined {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const phrase = useWindowPhrase(window)
  const { startsAt, endsAt } = window
  if (!startsAt || !endsAt) return t('settings.when.sentence', { window: phrase })
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
  if (minutes <= 0) return undefined
  return t('settings.when.length', { window: phrase, length: lengthWords(locale, minutes) })
}

/** The same as the beginning of a sentence. */
export function useWindowPhrase(window: Window): string {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const now = useNow()
  const at = (moment: Moment) => t('settings.when.at', { ...moment })
  const words = windowWords({ ...window, timeZone: knownZone(window.timeZone) }, locale, now)
  switch (words.sentence) {
    case 'sameDay':
      return t('settings.when.sameDay', { day: words.day, from: words.from, to: words.to })
    case 'days':
      return t('settings.when.days', { from: at(words.from), to: at(words.to) })
    case 'untilEnd':
      return t('settings.when.untilEnd', { to: at(words.to) })
    case 'noEnd':
      return t('settings.when.noEnd', { from: at(words.from) })
    default:
      return t('settings.when.nothing')
  }
}

export type Window = Pick<QuizDocument, 'startsAt' | 'endsAt' | 'timeZone'>

/** Which sentence says when a quiz is open, and what stands in it; a moment is a day and a time. */
type WindowWords =
  | { sentence: 'sameDay'; day: string; from: string; to: string }
  | { sentence: 'days'; from: Moment; to: Moment }
  | { sentence: 'untilEnd'; to: Moment }
  | { sentence: 'noEnd'; from: Moment }
  | { sentence: 'nothing' }

interface Moment {
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
