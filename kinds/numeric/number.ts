import { NUMBER_MAX } from '../limits.ts'
import { type Decimal, decimal } from './decimal.ts'

/** A number as somebody typed it, with what stands beside it. */
export interface ReadNumber {
  value: Decimal
  /** As it was typed; empty where there is none. */
  unit: string
  /** The one comma or point before three digits, by which somebody may have meant thousands; empty where there is none. */
  thousandsSign: string
}

/**
 * What was typed, as a number: with a comma or a point, with powers of ten as people write them, with a unit behind it
 * or a currency before it. Nothing where it is no number.
 *
 * A comma or point that stands there once is the decimal sign, also in `1,234`: half of the world writes so, and the
 * other half sees beside the field how it was read. Thousands are parted by spaces or apostrophes, by several commas or
 * points (`1,234,567`), or by the one where the other is the decimal sign (`1,234.5`).
 */
export function readNumber(text: string): ReadNumber | undefined {
  if (text.length > NUMBER_MAX) return undefined
  const found = NUMBER.exec(withPlainPowers(text.trim()))?.groups
  if (!found) return undefined
  const { currency = '', sign = '', mantissa = '', power = '0', unit = '' } = found
  if (currency && unit) return undefined
  const { digits, exponent } = mantissaOf(mantissa)
  return {
    value: decimal(signed(sign) === '-' ? -digits : digits, exponent + Number(signed(power))),
    unit: currency || unit,
    thousandsSign: /^[1-9]\d{0,2}([,.])\d{3}$/.exec(mantissa)?.[1] ?? '',
  }
}

const SIGN = '[-+\\u2212\\u2013]'
const POWER = `${SIGN}?\\d{1,3}`
/** Once groups of three have begun, they go on with the same sign between them. */
const MANTISSA = [
  "\\d{1,3}(?<gap>[\\s'’ʼ])\\d{3}(?:\\k<gap>\\d{3})*(?:[.,]\\d+)?",
  '\\d{1,3}(?:,\\d{3}){2,}(?:\\.\\d+)?',
  '\\d{1,3}(?:\\.\\d{3}){2,}(?:,\\d+)?',
  '\\d{1,3}(?:,\\d{3})+\\.\\d+',
  '\\d{1,3}(?:\\.\\d{3})+,\\d+',
  '\\d+[.,]?\\d*',
  '[.,]\\d+',
].join('|')
/** It begins with no sign that could go on with the number. */
const UNIT = "[^\\s\\d.,'’ʼ+\\-\\u2212\\u2013^*·⋅×⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹()/=±…].{0,29}"
const NUMBER = new RegExp(
  `^(?<currency>\\p{Sc}?)\\s*(?<sign>${SIGN}?)\\s*(?<mantissa>${MANTISSA})(?:[eE](?<power>${POWER}))?(?:\\s*(?<unit>${UNIT}))?$`,
  'u',
)

/** Powers of ten in one spelling: `1.5e3` for `1,5·10³`, which has a point in France (`1,5.10³`), and `1e3` for `10^3`. */
function withPlainPowers(text: string): string {
  return text
    .replace(RAISED, (_whole, raised: string) => `10^${[...raised].map(lowered).join('')}`)
    .replace(TIMES_TEN, 'e$1$2')
    .replace(TEN, '$11e$2$3')
}

const TO_THE = `10(?:\\^|\\*\\*)(?:\\((${POWER})\\)|(${POWER}))`
const RAISED = /10([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})/
const TIMES_TEN = new RegExp(`(?<=\\d[.,]?)\\s*[·⋅*x×X.]\\s*${TO_THE}`)
const TEN = new RegExp(`^(\\p{Sc}?\\s*${SIGN}?\\s*)${TO_THE}`, 'u')

function lowered(sign: string): string {
  return '+-0123456789'['⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)] ?? ''
}

/** The minus of typographers, and the dash that some programs make of it. */
function signed(text: string): string {
  return text.replace(/[\u2212\u2013]/, '-')
}

function mantissaOf(text: string): Decimal {
  const joined = text.replace(/[\s'’ʼ]/g, '')
  const last = Math.max(joined.lastIndexOf(','), joined.lastIndexOf('.'))
  const isDecimal = last >= 0 && joined.indexOf(joined.charAt(last)) === last
  const fraction = isDecimal ? joined.slice(last + 1) : ''
  const whole = (isDecimal ? joined.slice(0, last) : joined).replace(/[.,]/g, '')
  return decimal(BigInt(`${whole}${fraction}` || '0'), -fraction.length)
}
