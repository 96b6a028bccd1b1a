import type { Locale } from '@probant/contract/locales'
import { regional } from './format.ts'
import { formatterOf } from './formatters.ts'

/** “1 hour, 30 minutes”. */
export function lengthWords(locale: Locale, minutes: number): string {
  let rest = Math.round(minutes)
  const parts = UNITS.flatMap(({ unit, minutes: size }) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count > 0 ? inUnit(locale, unit, count) : []
  })
  if (parts.length === 0) return inUnit(locale, 'minute', 0)
  return new Intl.ListFormat(regional(locale), { type: 'unit' }).format(parts)
}

const UNITS = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const

function inUnit(locale: Locale, unit: string, count: number): string {
  return formatterOf('NumberFormat', regional(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  )
}
