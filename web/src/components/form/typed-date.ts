import { plainLetters } from '@probant/contract/accents'
import type { Locale } from '@probant/contract/locales'
import { regional } from '#web/lib/format.ts'

interface Writing {
  /** 3/4 is the third of April, not the fourth of March. */
  isDayFirst: boolean
  /** `2026-03-29`: a date without a year is the next one from here. */
  today: string
}

/** The date that someone types, in figures or with the name of the month, in either language; null while it is none. */
export function typedDate(typed: string, { isDayFirst, today }: Writing): string | null {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(typed)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))

  const numbers = typed.match(/\d+/g)?.map(Number) ?? []
  // The day of the week may come before it.
  const word = typed.match(/\p{L}{3,}/gu)?.at(-1)
  if (word) {
    const month = monthNamed(word)
    const [day, year] = numbers
    return month && day ? nextDate({ day, month, year }, today) : null
  }
  const [first, second, year] = numbers
  if (!first || !second) return null
  const dayFirst = nextDate({ day: first, month: second, year }, today)
  const monthFirst = nextDate({ day: second, month: first, year }, today)
  // There is no 19th month: whoever writes 19/11 means the day, whatever their region does.
  return isDayFirst ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst)
}

/** In which order the reader's region writes figures. */
export function isDayFirst(locale: Locale): boolean {
  const parts = new Intl.DateTimeFormat(regional(locale)).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('day') < parts.indexOf('month')
}

function nextDate({ day, month, year }: { day: number; month: number; year?: number }, today: string) {
  if (year !== undefined) return dateOf(year < 100 ? 2000 + year : year, month, day)
  const thisYear = Number(today.slice(0, 4))
  const date = dateOf(thisYear, month, day)
  return date === null || date >= today ? date : dateOf(thisYear + 1, month, day)
}

/** Null for the 31st of April, and for a year that is still being typed. */
function dateOf(year: number, month: number, day: number): string | null {
  if (year < 2000 || year > 2999) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null
}

/** From 1; nothing where it might be two of them: “ju”. */
function monthNamed(word: string): number | undefined {
  const found = MONTHS.flatMap(({ name, month }) => (name.startsWith(plainLetters(word)) ? month : []))
  return new Set(found).size === 1 ? found[0] : undefined
}

const MONTHS = ['en', 'fr'].flatMap((locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({
    name: plainLetters(format.format(Date.UTC(2026, index, 1))),
    month: index + 1,
  }))
})
