import type { Accepted } from '@probant/kinds/numeric/tolerance'
import { withoutWildcards } from '../moodle/answers.ts'
import { aroundNumber, plainDecimal, plainNumber } from '../numbers.ts'
import { escapedGift } from './signs.ts'

/** With its weight, so that it may begin as one; it is no HTML, but whatever it begins with must not look like a format. */
export function wordAnswer(text: string): string {
  return `=%100%${text.startsWith('[') ? '[plain]' : ''}${escapedGift(withoutWildcards(text))}`
}

/** One to choose that is only words. */
export function plainChoice(text: string, isRight: boolean): string {
  return `${isRight ? '=' : '~'}[plain]${escapedGift(text)}`
}

/** `=3.14:0.01`, or `=1..5`; with its weight where that is not all. */
export function numberAnswer(accepted: Accepted): string {
  const weight = accepted.share === undefined ? '' : `%${Number((accepted.share * 100).toFixed(5))}%`
  if (accepted.within === 'range')
    return `=${weight}${plainNumber(accepted.from)}..${plainNumber(accepted.to)}`
  const { value, tolerance } = aroundNumber(accepted)
  return `=${weight}${plainDecimal(value)}:${plainDecimal(tolerance)}`
}

/** Can it be said so? A tolerance in percent or digits becomes one in the number's own unit. */
export function isInGift({ within }: Accepted): boolean {
  return within === 'amount' || within === 'range'
}
