import { isNearlySame, type Prepared, prepared } from './likeness.ts'

/**
 * The titles that are there already, prepared once: a creator may have thousands, and each candidate is held against
 * all that could be the same, which are those with the same numbers and signs.
 */
export function knownTitles(titles: readonly string[]) {
  const byMarks = new Map<string, Prepared[]>()
  for (const title of titles) add(title)

  return {
    add,
    has(title: string): boolean {
      const one = prepared(title)
      return (byMarks.get(one.marks) ?? []).some((other) => isNearlySame(one, other))
    },
  }

  function add(title: string): void {
    const one = prepared(title)
    const alike = byMarks.get(one.marks)
    if (alike) alike.push(one)
    else byMarks.set(one.marks, [one])
  }
}

export type KnownTitles = ReturnType<typeof knownTitles>
