import type { ImportNote } from '@probant/contract/exchange/formats'
import type { Asked } from '../format.ts'

interface Settings {
  /** Whether all are asked, or so many by chance. */
  selects: string
  count: number | null
  grading: string
}

/** Items that Moodle lets put in order. It has nine ways to mark that, two of which are ours. */
export function orderAmong(
  items: string[],
  { selects, count, grading }: Settings,
  notes: Set<ImportNote>,
): Asked {
  const isAll = /^(?:ALL|EXACT|0)$/i.test(selects) || count === null || count === 0 || count >= items.length
  if (!isAll) notes.add('allItems')
  const isStrict = /^(?:ALL_OR_NOTHING|-1)$/i.test(grading)
  if (!isStrict && !/^(?:RELATIVE_NEXT_EXCLUDE_LAST|1)$/i.test(grading)) notes.add('orderMarking')
  return { for: 'order', items, isStrict }
}
