import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { knownZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { lengthWords, type Moment, type Window, windowWords } from './window-words.ts'

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
