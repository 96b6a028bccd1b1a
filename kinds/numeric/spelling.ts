import type { Locale } from '../kind.ts'
import { type Decimal, decimalOf, fitsNumber, isKeepable, numberOf, reduced } from './decimal.ts'
import { readNumber } from './number.ts'
import type { Accepted } from './tolerance.ts'
import { words } from './words.ts'

/** `1500`, `0,25`, `6.022 × 10²³`: as it is read aloud, without more zeros than people count. */
export function spelledNumber(number: Decimal | number, locale: Locale): string {
  const { digits, exponent } = reduced(typeof number === 'number' ? decimalOf(number) : number)
  const sign = digits < 0n ? '\u2212' : ''
  const all = String(digits < 0n ? -digits : digits)
  const point = locale === 'fr' ? ',' : '.'
  /** Of its first digit. */
  const power = all.length + exponent - 1
  if (power >= PLAIN_MAX || power < PLAIN_MIN) {
    const rest = all.length > 1 ? point + all.slice(1) : ''
    return `${sign}${all.charAt(0)}${rest} × 10${raised(power)}`
  }
  if (exponent >= 0) return sign + all + '0'.repeat(exponent)
  const padded = all.padStart(1 - exponent, '0')
  return `${sign}${padded.slice(0, exponent)}${point}${padded.slice(exponent)}`
}

const PLAIN_MAX = 12
const PLAIN_MIN = -6

function raised(power: number): string {
  return [...String(power)].map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(sign)))).join('')
}

/** `3.14 ± 0.01 m`: what is accepted, as a key tells it. */
export function spelled(accepted: Accepted, locale: Locale, unit = ''): string {
  const said = (number: number) => spelledNumber(number, locale)
  const withUnit = (text: string) => (unit ? `${text}\u00a0${unit}` : text)
  const { range, digits, percent, share } = words[locale]
  const text = () => {
    switch (accepted.within) {
      case 'range':
        return withUnit(range(said(accepted.from), said(accepted.to)))
      case 'digits':
        return `${withUnit(said(accepted.value))} ${digits(accepted.digits)}`
      case 'percent':
        return `${withUnit(said(accepted.value))} ± ${percent(said(accepted.tolerance))}`
      case 'amount':
        if (accepted.tolerance === 0) return withUnit(said(accepted.value))
        return withUnit(`${said(accepted.value)} ± ${said(accepted.tolerance)}`)
    }
  }
  return accepted.share === undefined ? text() : `${text()} ${share(said(asPercent(accepted.share)))}`
}

export function asPercent(share: number): number {
  return numberOf(reduced({ ...decimalOf(share), exponent: decimalOf(share).exponent + 2 }))
}

/** The other way round, in either language, without a unit; also `1..5` and `3.14 +/- 0.01`. Nothing where it says no number. */
export function readAccepted(text: string): Accepted | undefined {
  if (text.length > ACCEPTED_TEXT_MAX) return undefined
  const [whole, percent] = SHARE.exec(text) ?? ['']
  const accepted = withoutShare(text.slice(0, text.length - whole.length).trim())
  if (!accepted || percent === undefined) return accepted
  const share = plainNumber(percent)
  return share === undefined || share < 1 || share > 99 ? undefined : { ...accepted, share: share / 100 }
}

/** Two numbers and a few words. */
const ACCEPTED_TEXT_MAX = 300

const SHARE = /\s*\(\s*([\d.,]{1,10})\s*%\s*(?:of the points|des points)?\s*\)\s*$/

function withoutShare(text: string): Accepted | undefined {
  const [, around, digits] = DIGITS.exec(text) ?? []
  if (around !== undefined) {
    const value = plainNumber(around)
    const count = Number(digits)
    return value === undefined || count < 1 || count > 15
      ? undefined
      : { within: 'digits', value, digits: count }
  }
  const [, start, end] = RANGE.exec(text) ?? []
  if (start !== undefined && end !== undefined) {
    const [from, to] = [plainNumber(start), plainNumber(end)]
    return from === undefined || to === undefined ? undefined : { within: 'range', from, to }
  }
  const [centre = '', margin = '0', ...others] = text.split(/±|\+\/?[-\u2212]/)
  const [, amount = '', sign] = /^(.*?)\s*(%?)\s*$/.exec(margin) ?? []
  const [value, tolerance] = [plainNumber(centre), plainNumber(amount)]
  if (value === undefined || tolerance === undefined || tolerance < 0 || others.length > 0) return undefined
  return { within: sign ? 'percent' : 'amount', value, tolerance }
}

const DIGITS =
  /^(.*?)\s*\(\s*(\d{1,2})\s*(?:significant\s+)?(?:digits?|s\.?\s?f\.?|figures?|chiffres?(?:\s+significatifs?)?|c\.?\s?s\.?)\s*\)$/i
const RANGE = /^(?:from\s+|de\s+)?(.*?\d)\s*(?:\.\.|…|\bto\b|à)\s*(\S.*)$/i

/** Only where it can be kept as it was written. */
function plainNumber(text: string): number | undefined {
  const read = readNumber(text)
  if (read?.unit !== '' || !fitsNumber(read.value)) return undefined
  const value = numberOf(read.value)
  return isKeepable(value) ? value : undefined
}
