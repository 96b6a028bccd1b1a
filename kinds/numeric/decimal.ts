/**
 * `digits` × 10^`exponent`, exactly. Binary fractions are a little off, which shows just where a tolerance ends:
 * 3.15 − 3.14 is more than 0.01 there.
 */
export interface Decimal {
  digits: bigint
  exponent: number
}

export function decimal(digits: bigint, exponent = 0): Decimal {
  return { digits, exponent }
}

/** What somebody meant who wrote this number: the shortest decimal that is read as it. */
export function decimalOf(value: number): Decimal {
  const [, sign, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(
    String(value),
  ) ?? ['', '', '0']
  return decimal(BigInt(`${sign}${whole}${fraction}`), Number(exponent) - fraction.length)
}

/** The number that is nearest. */
export function numberOf({ digits, exponent }: Decimal): number {
  return Number(`${digits}e${exponent}`)
}

/** Can a number hold all of its digits? */
export function fitsNumber(one: Decimal): boolean {
  const value = numberOf(one)
  return Number.isFinite(value) && compare(decimalOf(value), one) === 0
}

/** Neither too large nor too small to be reckoned with. */
export function isKeepable(value: number): boolean {
  return value === 0 || (Math.abs(value) > 1e-100 && Math.abs(value) < 1e100)
}

export function plus(one: Decimal, other: Decimal): Decimal {
  const [first, second, exponent] = aligned(one, other)
  return decimal(first + second, exponent)
}

export function minus(one: Decimal, other: Decimal): Decimal {
  return plus(one, decimal(-other.digits, other.exponent))
}

export function times(one: Decimal, other: Decimal): Decimal {
  return decimal(one.digits * other.digits, one.exponent + other.exponent)
}

export function absolute({ digits, exponent }: Decimal): Decimal {
  return decimal(digits < 0n ? -digits : digits, exponent)
}

/** Less than 0 where the first is smaller, 0 where they are the same. */
export function compare(one: Decimal, other: Decimal): number {
  const [first, second] = aligned(one, other)
  return first < second ? -1 : first > second ? 1 : 0
}

/** To so many significant digits; what is half-way goes away from 0, as people learn it. */
export function rounded(one: Decimal, count: number): Decimal {
  const size = String(absolute(one).digits).length
  if (size <= count) return one
  const dropped = size - count
  const unit = 10n ** BigInt(dropped)
  const half = (unit / 2n) * (one.digits < 0n ? -1n : 1n)
  return decimal((one.digits + half) / unit, one.exponent + dropped)
}

/** Without zeros at its end that say nothing. */
export function reduced({ digits, exponent }: Decimal): Decimal {
  if (digits === 0n) return decimal(0n)
  const text = String(digits)
  const zeros = text.length - text.replace(/0+$/, '').length
  return decimal(digits / 10n ** BigInt(zeros), exponent + zeros)
}

function aligned(one: Decimal, other: Decimal): [bigint, bigint, number] {
  const exponent = Math.min(one.exponent, other.exponent)
  const scaled = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent)
  return [scaled(one), scaled(other), exponent]
}
