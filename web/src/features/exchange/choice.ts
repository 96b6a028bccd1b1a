import type { Import } from '@probant/contract/exchange/import'

/** What was unticked by hand, each with whether it is there already. */
export type LeftOut = ReadonlyMap<number, boolean>

export function withTick(
  left: LeftOut,
  item: { number: number; isDuplicate: boolean },
  isTicked: boolean,
): LeftOut {
  const next = new Map(left)
  if (isTicked) next.delete(item.number)
  else next.set(item.number, item.isDuplicate)
  return next
}

/** How many come in: of those that are there already none, unless somebody wants them. */
export function countOf(
  { goodCount, duplicateCount }: Pick<Import, 'goodCount' | 'duplicateCount'>,
  left: LeftOut,
  withDuplicates: boolean,
): number {
  const unticked = [...left.values()]
  const fresh = goodCount - duplicateCount - unticked.filter((isDuplicate) => !isDuplicate).length
  return withDuplicates ? fresh + duplicateCount - unticked.filter(Boolean).length : fresh
}
