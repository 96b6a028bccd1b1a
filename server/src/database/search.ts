import { type Column, ilike, or } from 'drizzle-orm'

/** Rows in which one of the columns holds what was typed, taken literally; all rows where nothing was. */
export function contains(search: string, columns: Column[]) {
  if (!search) return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
