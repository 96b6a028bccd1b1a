import type { Locale } from '@probant/contract/locales'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { orderOf } from '#web/features/paper/paging.ts'
import { begunPhrase } from '#web/features/quizzes/components/schedule.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { isSameDay, knownZone } from '#web/lib/day-and-time.ts'
import { formatPercent, formatted } from '#web/lib/format.ts'
import { lengthWords } from '#web/lib/length-words.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { useNow } from '#web/lib/use-now.ts'
import type { QuizDocument, QuizSettings } from '../document/document.ts'

/** Each group of settings in one line. */
export function useSettingsWords(document: QuizSettings) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const window = useWindowPhrase(document)
  const { durationMinutes: minutes, instructions, options } = document
  const line = (...phrases: (string | false)[]) => begunPhrase(phrases.filter(Boolean).join(', '), locale)

  const duration = minutes
    ? t('form.settings.when.each', { length: lengthWords(locale, minutes) })
    : t('form.settings.when.unlimited')
  const paging = options.paging === 'one' && !options.canGoBack ? 'oneNoBack' : options.paging
  return {
    when: minutes === '' ? window : t('form.settings.when.summary', { window, duration }),
    instructions: shortTitle(instructions) || t('form.settings.instructions.none'),
    order: line(
      t(`form.settings.order.phrases.${paging}`),
      t(`form.settings.order.phrases.${orderOf(options)}`),
    ),
    results: line(
      t(`form.settings.results.phrases.${options.scoreShown}`),
      t(`form.settings.results.phrases.${options.answersShown}`),
      options.passPercent !== null &&
        t('form.settings.results.phrases.passMark', { percent: formatPercent(locale, options.passPercent) }),
      options.certificate !== null && t('form.settings.results.phrases.certificate'),
      !options.resultByLink && t('form.settings.results.phrases.notByLink'),
    ),
    antiCheat: line(
      t(`form.settings.antiCheat.phrases.${options.antiCheat}`),
      options.requiresFullScreen && t('form.settings.antiCheat.phrases.fullScreen'),
    ),
  }
}

/** When the quiz is open, and for how long: a sentence of its own. Nothing while it would end before it starts. */
export function useWindowSentence(window: Window): string | undefined {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const phrase = useWindowPhrase(window)
  const { startsAt, endsAt } = window
  if (!startsAt || !endsAt) return t('form.settings.when.sentence', { window: phrase })
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
  if (minutes <= 0) return undefined
  return t('form.settings.when.length', { window: phrase, length: lengthWords(locale, minutes) })
}

/** The same as the beginning of a sentence. */
export function useWindowPhrase(window: Window): string {
  const { t } = useTranslation('quiz')
  return windowPhrase(window, { t, locale: useLocale(), now: useNow() })
}

export type Window = Pick<QuizDocument, 'startsAt' | 'endsAt' | 'timeZone'>

interface Reader {
  t: TFunction<'quiz'>
  locale: Locale
  now: Date
}

/** By the clocks of the quiz. */
export function windowPhrase({ startsAt, endsAt, ...window }: Window, { t, locale, now }: Reader): string {
  const timeZone = knownZone(window.timeZone)
  const moment = (instant: string) => momentWords(instant, { locale, timeZone, now })
  const at = (instant: string) => t('form.settings.when.at', { ...moment(instant) })
  if (!endsAt)
    return startsAt ? t('form.settings.when.noEnd', { from: at(startsAt) }) : t('form.settings.when.nothing')
  if (!startsAt) return t('form.settings.when.untilEnd', { to: at(endsAt) })
  if (!isSameDay(startsAt, endsAt, timeZone))
    return t('form.settings.when.days', { from: at(startsAt), to: at(endsAt) })
  const { day, time: from } = moment(startsAt)
  return t('form.settings.when.sameDay', { day, from, to: moment(endsAt).time })
}

/** “Monday 29 March” and “09:00”, with the year where it is another one. */
export function momentWords(
  instant: string | Date,
  { locale, timeZone, now }: { locale: Locale; timeZone: string; now: Date },
): { day: string; time: string } {
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
