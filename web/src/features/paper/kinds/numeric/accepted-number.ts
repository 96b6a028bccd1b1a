import type { Locale } from '@probant/kinds/kind'
import { fitsNumber, numberOf } from '@probant/kinds/numeric/decimal'
import { readNumber } from '@probant/kinds/numeric/number'
import { asPercent, spelledNumber } from '@probant/kinds/numeric/spelling'
import type { Accepted } from '@probant/kinds/numeric/tolerance'

export const WITHIN = ['amount', 'percent', 'digits', 'range'] as const

/** The fields of each way to accept a number. */
export const FIELDS_WITHIN = {
  amount: ['value', 'tolerance'],
  percent: ['value', 'tolerance'],
  digits: ['value', 'digits'],
  range: ['from', 'to'],
} as const

/** While it is written, a field may hold what is no number yet. */
export function isFinished(accepted: Accepted): boolean {
  const held = new Map<string, unknown>(Object.entries(accepted))
  return FIELDS_WITHIN[accepted.within].every((name) => typeof held.get(name) === 'number')
}

/** What the fields of one accepted number hold; those of the other ways stay, so that nothing is lost by looking at them. */
export interface NumberValues {
  within: Accepted['within']
  value: string
  tolerance: string
  digits: string
  from: string
  to: string
  /** In percent. */
  share: string
}

export const BLANK_NUMBER: NumberValues = {
  within: 'amount',
  value: '',
  tolerance: '0',
  digits: '3',
  from: '',
  to: '',
  share: '',
}

export function numberText({ share, ...accepted }: Accepted, locale: Locale): NumberValues {
  const texts = Object.entries(accepted).map(([name, one]) => [
    name,
    typeof one === 'number' ? typeable(one, locale) : one,
  ])
  const part = share === undefined ? '' : typeable(asPercent(share), locale)
  return { ...BLANK_NUMBER, ...Object.fromEntries(texts), share: part }
}

/** As one types it: with a hyphen for a minus. */
export function typeable(number: number, locale: Locale): string {
  return spelledNumber(number, locale).replace('\u2212', '-')
}

/** As the schema takes it. The first always counts in full. */
export function writtenNumber({ within, ...texts }: NumberValues, index: number) {
  const part = index === 0 || texts.share.trim() === '' ? undefined : typedNumber(texts.share)
  // All of the points are what every number earns of which nothing is said.
  const share = typeof part === 'number' ? (part === 100 ? undefined : part / 100) : part
  const counting = share === undefined ? {} : { share }
  const [value, tolerance, digits] = [texts.value, texts.tolerance, texts.digits].map(typedNumber)
  switch (within) {
    case 'range':
      return { within, from: typedNumber(texts.from), to: typedNumber(texts.to), ...counting }
    case 'digits':
      return { within, value, digits, ...counting }
    default:
      return { within, value, tolerance, ...counting }
  }
}

/** A number that keeps all of its digits; what is none stays as it was typed. */
export function typedNumber(text: string): number | string | undefined {
  if (text.trim() === '') return undefined
  const read = readNumber(text)
  return read?.unit === '' && fitsNumber(read.value) ? numberOf(read.value) : text
}
