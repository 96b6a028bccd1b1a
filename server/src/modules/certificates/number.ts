import { randomInt } from 'node:crypto'
import { NUMBER_LENGTH, NUMBER_LETTERS } from '@probant/contract/certificates/number'

/** One of 10^16, so that nobody finds one by trying. */
export function newNumber(draw: (below: number) => number = randomInt): string {
  return Array.from({ length: NUMBER_LENGTH }, () => NUMBER_LETTERS[draw(NUMBER_LETTERS.length)]).join('')
}
