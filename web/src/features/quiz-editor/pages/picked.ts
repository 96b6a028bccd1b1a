/** Chosen in a list of many pages, in the order of choosing; whole, as their page may be left by the time they are used. */
export type Picked<Item> = ReadonlyMap<string, Item>

interface Rules {
  /** Those that can't be chosen: they are there already. */
  taken: ReadonlySet<string>
  /** How many more fit. */
  capacity: number
}

interface Identified {
  id: string
}

export function toggled<Item extends Identified>(
  picked: Picked<Item>,
  item: Item,
  rules: Rules,
): Picked<Item> {
  if (!picked.has(item.id)) return withAll(picked, [item], rules)
  const left = new Map(picked)
  left.delete(item.id)
  return left
}

export type PageState = 'none' | 'some' | 'all'

/** How much of a page is chosen, of what can be. */
export function pageState<Item extends Identified>(
  picked: Picked<Item>,
  page: readonly Item[],
  { taken }: Rules,
): PageState {
  const free = page.filter(({ id }) => !taken.has(id))
  const count = free.filter(({ id }) => picked.has(id)).length
  if (count === 0) return 'none'
  return count === free.length ? 'all' : 'some'
}

/** The whole page, or nothing of it where it was chosen as a whole. */
export function pageToggled<Item extends Identified>(
  picked: Picked<Item>,
  page: readonly Item[],
  rules: Rules,
): Picked<Item> {
  if (pageState(picked, page, rules) !== 'all') return withAll(picked, page, rules)
  const ids = new Set(page.map(({ id }) => id))
  return new Map([...picked].filter(([id]) => !ids.has(id)))
}

function withAll<Item extends Identified>(
  picked: Picked<Item>,
  items: readonly Item[],
  { taken, capacity }: Rules,
): Picked<Item> {
  const added = items
    .filter(({ id }) => !taken.has(id) && !picked.has(id))
    .slice(0, Math.max(0, capacity - picked.size))
  return new Map([...picked, ...added.map((item) => [item.id, item] as const)])
}
