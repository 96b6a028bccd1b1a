import type { Locale } from '@probant/contract/locales'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { regional } from '#web/lib/format.ts'
import { formatterOf } from '#web/lib/formatters.ts'

/** Figures as they are written in the reader's language; what can't be reckoned is a dash. */
export function useFigures() {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const percent = formatterOf('NumberFormat', regional(locale), {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const plain = formatterOf('NumberFormat', regional(locale), { maximumFractionDigits: 2 })
  const whole = formatterOf('NumberFormat', regional(locale), { maximumFractionDigits: 0 })
  const known = (words: (value: number) => string) => (value: number | null | undefined) =>
    value === null || value === undefined ? t('figures.none') : words(value)
  return {
    percent: known((value) => percent.format(value / 100)),
    /** From -100 to 100: what stands behind the point is chance. */
    index: known((value) => whole.format(value).replace('-', MINUS)),
    number: known((value) => plain.format(value)),
    time: known((ms) => timeWords(locale, ms)),
  }
}

const MINUS = '\u2212'

/** “45 sec”, “12 min”, “1 hr 5 min”. */
export function timeWords(locale: Locale, ms: number): string {
  const inUnit = (unit: string, count: number) =>
    // “7 mins”, as it would be in Britain, is no unit.
    formatterOf('NumberFormat', locale === 'en' ? 'en-US' : regional(locale), {
      style: 'unit',
      unit,
      unitDisplay: 'short',
    }).format(count)
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return inUnit('second', seconds)
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return inUnit('minute', minutes)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? inUnit('hour', hours) : `${inUnit('hour', hours)} ${inUnit('minute', rest)}`
}
