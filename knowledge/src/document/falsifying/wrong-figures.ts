import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { type Figure, MONTHS, NUMBER_WORDS, TIMES, WEEKDAYS } from '../terms/numbers.ts'

interface Context {
  locale: Locale
  /** Figures that the text names: one of them may be right too. */
  taken: ReadonlySet<string>
  /** Years that the text names: they make good wrong answers. */
  years: readonly number[]
  random: Random
  /** What follows the figure: there are no 30 hours in a day. */
  after?: string
}

/** Plausible wrong figures, in the format of the right one. The best come first. */
export function wrongFigures({ kind, text }: Figure, context: Context): string[] {
  const { locale, taken, random, after = '' } = context
  const most = LIMITS.find(({ unit }) => unit.test(after))?.most ?? Number.POSITIVE_INFINITY
  const found = {
    year: () => years(Number(text), context),
    date: () => dates(text, context),
    word: () => words(text, locale),
    weekday: () => random.shuffled(WEEKDAYS[locale].slice(0, 5)),
    often: () => TIMES[locale],
    label: () => random.shuffled([-10, -2, 1, 3, 6, 10]).map((step) => String(Number(text) + step)),
    percent: () => percents(text, locale, random),
    quantity: () => quantities(text, locale, random),
  }[kind]()
  return [...new Set(found)].filter(
    (one) => one !== text && !(taken.has(one) && !SHARED.includes(kind)) && !(countIn(one, locale) > most),
  )
}

/** No wrong answer is one that nothing can be. */
const LIMITS: readonly { unit: RegExp; most: number }[] = [
  { unit: /^ (?:hours (?:a|per|each|every) day|heures par jour)/, most: 24 },
  { unit: /^ heures(?: du (?:matin|soir)|[,.]|$)/, most: 23 },
  { unit: /^ (?:days (?:a|per|each|every) week|jours par semaine)/, most: 7 },
  { unit: /^ (?:months (?:a|per|each|every) year|mois par an)/, most: 12 },
]

function countIn(text: string, locale: Locale): number {
  const index = NUMBER_WORDS[locale].indexOf(text)
  return index < 0 ? read(text, locale) : index + 2
}

/** Two things may well have these in common, so a figure that the text names elsewhere can be used. */
const SHARED: readonly Figure['kind'][] = ['year', 'word', 'weekday', 'often']

function years(year: number, { years: named, random }: Context): string[] {
  const reach = year < 1500 ? 60 : year < 1900 ? 40 : 20
  const latest = Math.max(LATEST, ...named)
  const nearby = named.filter((other) => other !== year && Math.abs(other - year) <= reach)
  const step = year % 10 === 0 ? 10 : year % 5 === 0 ? 5 : 1
  const made = random
    .shuffled([-1, -0.65, -0.35, -0.2, 0.2, 0.35, 0.65, 1])
    .map((share) => year + (Math.round((share * reach) / step) || Math.sign(share)) * step)
    .filter((other) => other <= latest)
  return [...random.shuffled(nearby).slice(0, 1), ...made].map(String)
}

/** No wrong answer is a year in the future. */
export const LATEST = 2025

function dates(text: string, { locale, random }: Context): string[] {
  const month = MONTHS[locale].findIndex((name) => text.includes(name))
  const day = Number(/(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0] ?? 1)
  const year = Number(/\d{4}/.exec(text)?.[0])
  const withMonth = (shift: number) =>
    text.replace(MONTHS[locale][month] ?? '', MONTHS[locale][(month + shift + 12) % 12] ?? '')
  const withDay = (other: number) => text.replace(/(?<!\d)\d{1,2}(?!\d)/, String(other))
  const withYear = (shift: number) => text.replace(String(year), String(year + shift))
  const otherDay = day > 15 ? day - 11 : day + 11
  return random
    .shuffled([withMonth(2), withMonth(-2), withDay(otherDay), withYear(-1), withYear(-2), withMonth(4)])
    .filter((text) => isDay(text, locale))
}

/** There is no 31 April. */
function isDay(text: string, locale: Locale): boolean {
  const month = MONTHS[locale].findIndex((name) => text.includes(name))
  const day = Number(/(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0] ?? 1)
  const year = Number(/\d{4}/.exec(text)?.[0])
  return day <= new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
}

function words(text: string, locale: Locale): string[] {
  const index = NUMBER_WORDS[locale].indexOf(text)
  return [1, -1, 2, -2, 3, 4].flatMap((shift) => NUMBER_WORDS[locale][index + shift] ?? [])
}

function percents(text: string, locale: Locale, random: Random): string[] {
  const value = read(text, locale)
  const steps =
    value >= 15
      ? [-25, -15, -10, 10, 15, 20, 25]
      : [-0.6 * value, -0.4 * value, 0.5 * value, value, 1.5 * value]
  const made = steps
    .map((step) => value + step)
    .filter((other) => other > 0 && other < 100 && other !== value)
  return random.shuffled(made).map((other) => write(other, text, locale))
}

function quantities(text: string, locale: Locale, random: Random): string[] {
  const value = read(text, locale)
  if (Number.isInteger(value) && value <= 12) {
    const near = [value + 1, value + 2, value + 3, value - 1, value - 2].filter((other) => other > 1)
    return random.shuffled(near).map((other) => write(other, text, locale))
  }
  return random
    .shuffled([0.5, 0.65, 0.8, 1.25, 1.5, 1.8, 2])
    .map((factor) => write(value * factor, text, locale))
}

function read(text: string, locale: Locale): number {
  const plain =
    locale === 'fr' ? text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.') : text.replaceAll(',', '')
  return Number(plain)
}

/** Writes a number as rounded and as precise as `like`. */
function write(value: number, like: string, locale: Locale): string {
  const decimals =
    /[.,](\d{1,2})$/.exec(locale === 'fr' ? like : like.replace(/,\d{3}/g, ''))?.[1]?.length ?? 0
  const zeros = /0*$/.exec(like.replace(/\D/g, ''))?.[0].length ?? 0
  // One zero fewer, so that the right figure is not the only round one.
  const grain = decimals > 0 ? 10 ** -decimals : 10 ** Math.max(0, zeros > 1 ? zeros - 1 : zeros)
  const rounded = Math.max(grain, Math.round(value / grain) * grain)
  const hasGroups = /\d[,\s\u00a0\u202f]\d{3}/.test(like) || rounded >= 10_000
  const separator = locale === 'en' ? ',' : (/\d([\s\u00a0\u202f])\d{3}/.exec(like)?.[1] ?? '\u202f')
  const [whole = '', fraction] = rounded.toFixed(decimals).split('.')
  const grouped = hasGroups ? whole.replace(/\B(?=(\d{3})+$)/g, separator) : whole
  return fraction ? `${grouped}${locale === 'fr' ? ',' : '.'}${fraction}` : grouped
}
