import { plainLetters } from '@probant/contract/accents'
import type { BoardRow, BoardStatus } from '@probant/contract/live/board'
import type { Locale } from '@probant/contract/locales'
import { z } from 'zod'

/** Whom the board shows: those of one status, counted as among the participants, or with violations. */
export const SHOWN = [
  'not_begun',
  'absent',
  'at_work',
  'away',
  'paused',
  'finished',
  'ended',
  'violations',
] as const
export type Shown = (typeof SHOWN)[number]

export const BOARD_SORTS = ['attention', 'slowest', 'name'] as const
export type BoardSort = (typeof BOARD_SORTS)[number]

/** Stands in the address bar: a reload shows the same. */
export const boardSearchSchema = z.object({
  search: z.string().max(200).optional().catch(undefined),
  show: z.enum(SHOWN).optional().catch(undefined),
  sort: z.enum(BOARD_SORTS).optional().catch(undefined),
})
export type BoardSearch = z.infer<typeof boardSearchSchema>

/** What the rows are looked through for, and in which order they come. */
export function arranged(
  rows: Iterable<BoardRow>,
  { search = '', show, sort = 'attention' }: BoardSearch,
  locale: Locale,
): BoardRow[] {
  const words = plainLetters(search).trim()
  const byName = new Intl.Collator(locale).compare
  const found = [...rows].filter(
    (row) =>
      (!show || isShown(row, show)) && (!words || plainLetters(`${row.name} ${row.email}`).includes(words)),
  )
  return found.sort((one, other) => ORDERS[sort](one, other) || byName(nameOf(one), nameOf(other)))
}

export type BoardCounts = Record<Shown | 'all', number>

/** Who has begun, and is not through. */
export function stillWorking({ at_work, away, paused }: BoardCounts): number {
  return at_work + away + paused
}

export function countsOf(rows: Iterable<BoardRow>): BoardCounts {
  const all = [...rows]
  const counts = SHOWN.map((shown) => [shown, all.filter((row) => isShown(row, shown)).length])
  return { all: all.length, ...Object.fromEntries(counts) }
}

function isShown({ status, violations }: BoardRow, shown: Shown): boolean {
  return shown === 'violations' ? violations > 0 : status === shown
}

/** By their name, else by their address. */
export function nameOf({ name, email }: Pick<BoardRow, 'name' | 'email'>): string {
  return name || email
}

const ORDERS: Record<BoardSort, (one: BoardRow, other: BoardRow) => number> = {
  attention: (one, other) => other.violations - one.violations || rankOf(one) - rankOf(other),
  slowest: (one, other) => pace(one) - pace(other),
  name: () => 0,
}

const RANKS: readonly BoardStatus[] = [
  'ended',
  'away',
  'paused',
  'at_work',
  'not_begun',
  'finished',
  'absent',
]

function rankOf({ status }: BoardRow): number {
  return RANKS.indexOf(status)
}

/** Whoever is through is not slow; whoever has not begun has no pace yet. */
function pace({ status, answered }: BoardRow): number {
  if (status === 'finished' || status === 'ended') return Number.MAX_SAFE_INTEGER
  return status === 'not_begun' || status === 'absent' ? Number.MAX_SAFE_INTEGER - 1 : answered
}
