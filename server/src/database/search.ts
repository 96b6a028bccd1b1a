import { and, type Column, ilike, or, type SQL, sql } from 'drizzle-orm'

/** Rows in which one of the columns holds what was typed, taken literally; all rows where nothing was. */
export function contains(search: string, columns: Column[]) {
  if (!search) return undefined
  const pattern = anywhere(search)
  return or(...columns.map((column) => ilike(column, pattern)))
}

/** Every word that was typed is somewhere in the text, in any order, with or without its accents. */
export function holdsWords(search: string, text: SQL): SQL | undefined {
  const words = search.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean)
  const plain = sql`regexp_replace(normalize(lower(${text}), nfd), '[\\u0300-\\u036f]', '', 'g')`
  return and(...words.map((word) => sql`${plain} like ${anywhere(word)}`))
}

/** The pattern of texts that hold this one. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
