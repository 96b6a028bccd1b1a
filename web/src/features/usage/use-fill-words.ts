import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { type Fill, fillState } from './fill.ts'

/** Says a limit in words: "12 of 50", "12, no limit", "Not included" or "None granted". */
export function useFillWords(): (fill: Fill) => string {
  const { t } = useTranslation('usage')
  const locale = useLocale()
  return (fill) => {
    const used = formatNumber(locale, fill.used)
    const state = fillState(fill)
    if (state === 'unlimited') return t('unlimited', { used })
    if (state === 'none' || state === 'withheld') return t(state)
    return t('used', { used, limit: formatNumber(locale, fill.limit) })
  }
}
