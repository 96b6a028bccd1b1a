interface Marked {
  options: readonly { isCorrect: boolean }[]
  isSingle: boolean
  partial: boolean
}

/**
 * What choosing each of them is worth to Moodle, in percent as its own forms have it. There the chosen ones are added up:
 * where it is all or nothing here, one wrong one at least leaves nothing.
 */
export function fractionsOf({ options, isSingle, partial }: Marked): number[] {
  const share = percent(100 / options.filter(({ isCorrect }) => isCorrect).length)
  const cost = isSingle ? 0 : partial ? share : 100
  return options.map(({ isCorrect }) => (isCorrect ? share : cost && -cost))
}

interface Marking {
  isPartial: boolean
  /** What is to be said of it, where it is not quite the same here. */
  note?: 'allOrNothing' | 'unevenShares'
}

/** The other way round: what is meant by such a list, where several can be chosen. */
export function markingOf(fractions: readonly number[]): Marking {
  const right = fractions.filter((fraction) => fraction > 0)
  const wrong = fractions.filter((fraction) => fraction <= 0)
  const share = 100 / right.length
  const isShared = right.every((fraction) => isAbout(fraction, share))
  const isCost = (cost: number) => isShared && wrong.every((fraction) => isAbout(fraction, -cost))
  const isPartial = right.length > 1
  if (isCost(share)) return { isPartial }
  if (wrong.length > 0 && isCost(100)) return { isPartial: false, note: 'allOrNothing' }
  return { isPartial, note: 'unevenShares' }
}

function percent(value: number): number {
  return Math.round(value * 100_000) / 100_000
}

function isAbout(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.1
}
