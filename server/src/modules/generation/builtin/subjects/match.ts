import { isSlip } from './slip.ts'

/**
 * How well the words of a name fit those that were typed, from 0 to 1. Above 0.5 every word of one is in the other, and more than half of
 * the other's words are met: "causes of the French Revolution" is about the French Revolution, "history of jazz" is
 * not about history.
 */
export function fitOf(asked: readonly string[], offered: readonly string[]): number {
  if (asked.length === 0 || offered.length === 0) return 0
  if (asked.join(' ') === offered.join(' ')) return 1

  const met = asked.filter((word) => offered.some((other) => isSame(word, other))).length
  const askedShare = met / asked.length
  const offeredShare = Math.min(1, met / offered.length)
  const isWhole = askedShare === 1 || offeredShare === 1
  const share = Math.min(askedShare, offeredShare)
  // One step below a perfect fit where words had to be forgiven or were left over.
  return isWhole && share > 0.5 ? 0.55 + 0.4 * share : (0.5 * (askedShare + offeredShare)) / 2
}

function isSame(one: string, other: string): boolean {
  return one === other || isSlip(one, other)
}
