import type { Locale } from '@probant/contract/locales'
import { sayScore } from '@probant/contract/scale/saying'
import type { ScaledScore } from '@probant/contract/scale/scaled-score'
import { ofCity } from '@probant/contract/time-zone-cities'

/** How the reader of a report writes: in which language, in which form of it, and by which clock. */
export interface Reader {
  locale: Locale
  region?: string
  timeZone: string
}

/** Figures, dates and times as they are written there; what can't be reckoned is a dash. */
export function figuresFor({ locale, region, timeZone }: Reader) {
  const written = region?.startsWith(`${locale}-`) ? region : USUAL[locale]
  const percents = new Intl.NumberFormat(written, { style: 'percent', maximumFractionDigits: 1 })
  const fine = new Intl.NumberFormat(written, { style: 'percent', maximumFractionDigits: 2 })
  const plain = new Intl.NumberFormat(written, { maximumFractionDigits: 2 })
  const whole = new Intl.NumberFormat(written, { maximumFractionDigits: 0 })
  const moments = {
    long: new Intl.DateTimeFormat(written, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    medium: new Intl.DateTimeFormat(written, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  }
  const known = (words: (value: number) => string) => (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : words(value)
  return {
    percent: known((value) => percents.format(value / 100)),
    number: known((value) => plain.format(value).replace('-', MINUS)),
    /** From -100 to 100: what stands behind the point is chance. */
    index: known((value) => whole.format(value).replace('-', MINUS)),
    /** As its scale has rounded it. */
    score: (scaled: ScaledScore) =>
      sayScore(scaled, {
        locale,
        number: (value) => plain.format(value),
        percent: (value) => fine.format(value / 100),
      }),
    time: known(timesFor(locale)),
    moment: (at: Date | string, form: keyof typeof moments) => dateWords(locale, moments[form], new Date(at)),
    /** By the place whose clocks show it. */
    zone: (at: Date) => zoneWords(locale, timeZone, at),
  }
}

const MINUS = '\u2212'

export type Figures = ReturnType<typeof figuresFor>

/** The way that most readers of the language write, where nobody says more. */
const USUAL: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR' }

/** In French the first of a month is “1er”, which Intl leaves to us. */
function dateWords(locale: Locale, format: Intl.DateTimeFormat, at: Date): string {
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1'
  const parts = format.formatToParts(at)
  return parts.map((part) => (locale === 'fr' && isFirst(part) ? '1er' : part.value)).join('')
}

/** “45 sec”, “12 min”, “1 hr 5 min”, as the page has them. */
function timesFor(locale: Locale): (ms: number) => string {
  const inUnit = (unit: string) => {
    // “7 mins”, as it would be in Britain, is no unit.
    const written = locale === 'en' ? 'en-US' : locale
    const format = new Intl.NumberFormat(written, { style: 'unit', unit, unitDisplay: 'short' })
    return (count: number) => format.format(count)
  }
  const [inSeconds, inMinutes, inHours] = [inUnit('second'), inUnit('minute'), inUnit('hour')]
  return (ms) => {
    const seconds = Math.round(ms / 1000)
    if (seconds < 60) return inSeconds(seconds)
    const minutes = Math.round(seconds / 60)
    if (minutes < 60) return inMinutes(minutes)
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return rest === 0 ? inHours(hours) : `${inHours(hours)} ${inMinutes(rest)}`
  }
}

/** “Paris time”; a zone that belongs to no place has only a name. */
function zoneWords(locale: Locale, timeZone: string, at: Date): string {
  if (/^(?!Etc\/).+\//.test(timeZone))
    return locale === 'fr' ? `heure ${ofCity(locale, timeZone)}` : `${ofCity(locale, timeZone)} time`
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
