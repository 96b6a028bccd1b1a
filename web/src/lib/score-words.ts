import type { Locale } from '@probant/contract/locales'
import { sayScore } from '@probant/contract/scale/saying'
import type { ScaledScore } from '@probant/contract/scale/scaled-score'
import { regional } from './format.ts'
import { formatterOf } from './formatters.ts'

/** “14.5/20”, in French “14,5/20”; of nothing there is none. */
export function formatScore(locale: Locale, scaled: ScaledScore | null): string {
  if (scaled === null) return '–'
  const format = (options: Intl.NumberFormatOptions) =>
    formatterOf('NumberFormat', regional(locale), { maximumFractionDigits: 2, ...options })
  return sayScore(scaled, {
    locale,
    number: (value) => format({}).format(value),
    percent: (value) => format({ style: 'percent' }).format(value / 100),
  })
}
