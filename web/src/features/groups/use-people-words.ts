import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'

/** “5,000 people”: a number of them, as it is written in the reader's language. */
export function usePeopleWords(): (count: number) => string {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  return (count) => t('people', { count, formatted: formatNumber(locale, count) })
}
