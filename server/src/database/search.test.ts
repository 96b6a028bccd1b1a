import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { holdsWords } from './search.ts'

describe('a search by words', () => {
  it('looks for each of them once', () => {
    expect(patternsOf('Ada lovelace ADA')).toHaveLength(2)
    expect(patternsOf('   ')).toEqual([])
  })

  it('looks for no more than eight, however many were typed', () => {
    const typed = Array.from({ length: 100 }, (_, index) => String(index))

    expect(patternsOf(typed.join(' '))).toEqual(typed.slice(0, 8))
  })

  it('looks for the beginning of a word that goes on and on', () => {
    expect(patternsOf('7'.repeat(200))).toEqual(['7'.repeat(40)])
  })
})

/** What every row is held against. */
function patternsOf(search: string): unknown[] {
  const condition = holdsWords(search, sql`name`)
  return condition ? new PgDialect().sqlToQuery(condition).params : []
}
