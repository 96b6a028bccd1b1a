import { type Column, ilike, or } from 'drizzle-orm'

/** Rows in which one of the columns holds what was typed, taken literally; all rows where nothing was. */
export function contains(search: string, columns: Column[]) {
  if (!search) return undefined
  const pattern = anywhere(search)
  return or(...columns.map((column) => ilike(column, pattern)))
}

/** The pattern of texts that hold this one. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
