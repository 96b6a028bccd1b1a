import type { OpenAnswer } from '@probant/contract/grading/grading'

type Graded = Pick<OpenAnswer, 'grade'>

/** Where to go after the answer at `place`: to the next that waits, from the beginning again where none is behind it. */
export function nextUngraded(pile: readonly Graded[], place: number): number | undefined {
  const order = pile.map((_, step) => (place + 1 + step) % pile.length)
  return order.find((one) => one !== place && pile[one]?.grade === null)
}
