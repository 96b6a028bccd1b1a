import {
  absolute,
  compare,
  type Decimal,
  decimal,
  decimalOf,
  minus,
  plus,
  rounded,
  times,
} from './decimal.ts'

interface Counting {
  /** The share of the points that it earns; all of them where it is missing. */
  share?: number | undefined
}

/** A number that is accepted, and how far one may be off. */
export type Accepted = Counting &
  (
    | { within: 'amount' | 'percent'; value: number; tolerance: number }
    | { within: 'digits'; value: number; digits: number }
    | { within: 'range'; from: number; to: number }
  )

/** What comes from another unit may be off by as much as its factor has no digits for. */
const SLACK = decimal(1n, -12)

export function accepts(accepted: Accepted, given: Decimal, { isConverted = false } = {}): boolean {
  if (accepted.within === 'digits') return sameDigits(accepted, given)
  const { centre, reach } = spanOf(accepted)
  const slack = isConverted ? times(absolute(centre), SLACK) : decimal(0n)
  return compare(absolute(minus(given, centre)), plus(reach, slack)) <= 0
}

/** Less than once more as far off as one may be; in the last digit, one more or less. */
export function nearlyAccepts(accepted: Accepted, given: Decimal): boolean {
  if (accepted.within === 'digits') {
    const value = decimalOf(accepted.value)
    const last = lastPlace(value, accepted.digits)
    return compare(absolute(minus(given, value)), times(decimal(15n, -1), decimal(1n, last))) <= 0
  }
  const { centre, reach } = spanOf(accepted)
  return compare(absolute(minus(given, centre)), times(reach, decimal(2n))) <= 0
}

/** The same on both sides: from the centre less the reach to the centre and the reach. For digits, but for where halves go. */
export function spanOf(accepted: Accepted): { centre: Decimal; reach: Decimal } {
  if (accepted.within === 'range') {
    const [from, to] = [decimalOf(accepted.from), decimalOf(accepted.to)]
    return { centre: times(plus(from, to), HALF), reach: times(minus(to, from), HALF) }
  }
  const centre = decimalOf(accepted.value)
  if (accepted.within === 'digits') {
    const reach = centre.digits === 0n ? decimal(0n) : decimal(5n, lastPlace(centre, accepted.digits) - 1)
    return { centre: rounded(centre, accepted.digits), reach }
  }
  const tolerance = decimalOf(accepted.tolerance)
  if (accepted.within === 'amount') return { centre, reach: tolerance }
  return { centre, reach: times(absolute(centre), times(tolerance, decimal(1n, -2))) }
}

const HALF = decimal(5n, -1)

function sameDigits({ value, digits }: { value: number; digits: number }, given: Decimal): boolean {
  return compare(rounded(given, digits), rounded(decimalOf(value), digits)) === 0
}

/** The power of ten of the last of so many significant digits. */
function lastPlace(value: Decimal, digits: number): number {
  return String(absolute(value).digits).length + value.exponent - digits
}
