import type { Locale } from '@probant/contract/locales'
import type { Plan } from '@probant/contract/plans'
import { formatterOf } from './formatters.ts'

type Instant = string | Date

export function formatDate(locale: Locale, instant: Instant): string {
  return formatted(locale, instant, { dateStyle: 'medium' })
}

/** Without the year, where there is only one in sight. */
export function formatDay(locale: Locale, instant: Instant): string {
  return formatted(locale, instant, { day: 'numeric', month: 'short' })
}

export function formatDateTime(locale: Locale, instant: Instant): string {
  return formatted(locale, instant, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Below a thousand both languages write a whole number alike; a browser's first `Intl` would hold up the first page. */
export function formatNumber(locale: Locale, value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return formatterOf('NumberFormat', regional(locale)).format(value)
}

/** Of a hundred: “75%”, in French “75 %”. Of nothing there is none. */
export function formatPercent(locale: Locale, percent: number | null): string {
  if (percent === null) return '–'
  const format = formatterOf('NumberFormat', regional(locale), { style: 'percent', maximumFractionDigits: 1 })
  return format.format(percent / 100)
}

const STEPS = [
  { unit: 'minute', seconds: 60 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'day', seconds: 86_400 },
] as const

/** "3 minutes ago", up to a week; a date beyond. */
export function formatAgo(locale: Locale, instant: Instant, now = new Date()): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000
  if (Math.abs(seconds) >= 7 * 86_400) return formatDate(locale, instant)
  const relative = formatterOf('RelativeTimeFormat', regional(locale), { numeric: 'auto' })
  const step = STEPS.findLast((candidate) => Math.abs(seconds) >= candidate.seconds)
  return step ? relative.format(Math.round(seconds / step.seconds), step.unit) : JUST_NOW[locale]
}

/** Intl says « maintenant », which is not said of what has happened. */
const JUST_NOW: Record<Locale, string> = { en: 'just now', fr: 'à l’instant' }

/** In French the first of a month is “le 1er”, which Intl leaves to us; not where the month is a number as well. */
export function formatted(locale: Locale, instant: Instant, options: Intl.DateTimeFormatOptions): string {
  const parts = formatterOf('DateTimeFormat', regional(locale), options).formatToParts(new Date(instant))
  const namesMonth = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  const isFirst = (part: Intl.DateTimeFormatPart) => part.type === 'day' && part.value === '1'
  return parts.map((part) => (locale === 'fr' && namesMonth && isFirst(part) ? '1er' : part.value)).join('')
}

/** Dates as they are written where the reader is: British English in Britain, Canadian French in Canada. */
export function regional(locale: Locale): string {
  // The server draws pages too, and is nobody's browser.
  const languages = typeof window === 'undefined' ? [] : (navigator.languages ?? [])
  return languages.find((language) => language.startsWith(`${locale}-`)) ?? ELSEWHERE[locale]
}

/** Where nobody says where they are: English as most of the world writes its dates. */
const ELSEWHERE: Record<Locale, string> = { en: 'en-GB', fr: 'fr' }

/** As people write prices: no cents where there are none. */
export function formatPrice(
  locale: Locale,
  { priceCents, currency }: Pick<Plan, 'priceCents' | 'currency'>,
): string {
  const format = formatterOf('NumberFormat', locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: priceCents % 100 === 0 ? 0 : 2,
  })
  return format.format(priceCents / 100)
}
