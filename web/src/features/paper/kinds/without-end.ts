/** Without what is blank at its end, as long as so many are left: rows into which nothing was typed are no mistakes. */
export function withoutEnd<Item>(
  items: readonly Item[],
  isBlank: (item: Item) => boolean,
  least: number,
): Item[] {
  const last = items.findLastIndex((item) => !isBlank(item))
  return items.slice(0, Math.max(last + 1, least))
}
