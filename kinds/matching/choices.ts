import { asSeen } from '../text/as-seen.ts'

interface Pairing {
  pairs: readonly { right: string }[]
  others: readonly string[]
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** What can be chosen: each answer once, sorted, so that their order tells nothing of what belongs where. */
export function choicesIn({ pairs, others }: Pairing): string[] {
  const all = [...pairs.map(({ right }) => right), ...others]
  const first = new Map(all.toReversed().map((text) => [asSeen(text), text]))
  return [...first.values()].sort((one, other) => compare(one, other) || (one < other ? -1 : 1))
}

/** Which of the choices it is. */
export function placeIn(choices: readonly string[], right: string): number {
  return choices.findIndex((choice) => asSeen(choice) === asSeen(right))
}
