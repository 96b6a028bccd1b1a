import type { Locale } from '@probant/contract/locales'
import type { Random } from '../random.ts'

/** A number as it is written: 1,234.5 in English, 1 234,5 in French. */
export function told(value: number, locale: Locale): string {
  return FORMATS[locale].format(exact(value))
}

/** The ways in which people type it: with or without grouping, by comma or by point. */
export function typed(value: number, locale: Locale): string[] {
  const plain = String(exact(value))
  const grouped = told(value, locale)
  return [...new Set([grouped, grouped.replace(/\s/g, ' '), plain, told(value, locale).replace(/[\s]/g, '')])]
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + random.below(high - low + 1)
}

/** Without the dust that binary fractions leave. */
export function exact(value: number): number {
  return Number(value.toFixed(6)) + 0
}

export function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : greatestCommonDivisor(other, one % other)
}

/** + 5 or − 5, as it follows something. */
export function signed(value: number, locale: Locale): string {
  return `${value < 0 ? '−' : '+'} ${told(Math.abs(value), locale)}`
}

const FORMATS: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 6 }),
  fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 6 }),
}
