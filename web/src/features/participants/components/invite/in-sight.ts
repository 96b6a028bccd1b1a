interface Named {
  id: string
}

/** What is found, after whatever was chosen and is not among it: a search hides no choice. */
export function inSight<Item extends Named>(found: readonly Item[], chosen: readonly Item[]): Item[] {
  const ids = new Set(found.map(({ id }) => id))
  return [...chosen.filter(({ id }) => !ids.has(id)), ...found]
}
