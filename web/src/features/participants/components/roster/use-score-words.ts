import { useLocale } from '#web/i18n/use-locale.ts'
import { regional } from '#web/lib/format.ts'

/** “72 %”, as it is written in the reader's language. */
export function useScoreWords(): (percent: number) => string {
  const format = new Intl.NumberFormat(regional(useLocale()), { style: 'percent', maximumFractionDigits: 1 })
  return (percent) => format.format(percent / 100)
}
