import type { Locale } from '@probant/contract/locales'
import { formatNumber } from '#web/lib/format.ts'

/** What a sentence needs to say it: English counts the whole (“1 of 8 points”), French what was reached (« 1 point sur 8 »). */
export function pointsReached(locale: Locale, points: number, total: number) {
  return {
    count: locale === 'fr' ? points : total,
    points: formatNumber(locale, points),
    total: formatNumber(locale, total),
  }
}
