import type { Locale } from '../kind.ts'

/** A number as it is written in a sentence: `8.5`, in French `8,5`. */
export function numberIn(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
}
