import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { begunPhrase } from '../../begun-phrase.ts'
import type { QuizSettings } from '../../quiz-document.ts'
import { orderOf } from '../view/settings-of.ts'
import { useWindowPhrase } from './use-window-sentence.ts'
import { lengthWords } from './window-words.ts'

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
