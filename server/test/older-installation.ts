import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Database } from '#server/database/client.ts'
import { migrate } from '#server/database/migrate.ts'
import { openOwnDatabase } from './own-database.ts'

/** An installation as Probant left it in November 2026, before it is updated; gone once it is closed. */
export async function openOlderInstallation(): Promise<Database> {
  const database = await openOwnDatabase()
  await database.pool.query(readFixture('2026-11.sql'))
  return database
}

/** What could be read of it then: by whom, where, and what it said. */
export function readOlderInstallation(): {
  at: string
  quizId: string
  readings: { by: string; url: string; says: object }[]
} {
  return JSON.parse(readFixture('2026-11.json'))
}

function readFixture(name: string): string {
  return readFileSync(new URL(`installations/${name}`, import.meta.url), 'utf8')
}

/**
 * Updates an installation, and tells what is new: by table and key, the columns of each row that are not as they were. A
 * new column that says nothing yet is no news.
 */
export async function newsOfUpdating(database: Database): Promise<Rows> {
  const before = await readAll(database.pool)
  await migrate(database)
  return newsOf(before, await readAll(database.pool))
}

/** What stands in the news for a row, or a column of it, that is no longer there. */
export const GONE = 'gone'

type Row = Record<string, unknown>
type Rows = Record<string, Record<string, Row | typeof GONE>>

async function readAll(pool: pg.Pool): Promise<Record<string, Record<string, Row>>> {
  const { rows: tables } = await pool.query(`
    select tablename as name, array(
      select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indisprimary and indrelid = format('public.%I', tablename)::regclass
    ) as key
    from pg_tables where schemaname = 'public'`)
  const all: Record<string, Record<string, Row>> = {}
  for (const { name, key } of tables) {
    const { rows } = await pool.query(`select to_jsonb(of_table) as row from ${name} as of_table`)
    all[name] = Object.fromEntries(rows.map(({ row }) => [keyOf(row, key), row]))
  }
  return all
}

/** Where a table has no key, a row is known by all that it says. */
function keyOf(row: Row, key: string[]): string {
  return (key.length > 0 ? key : Object.keys(row).sort()).map((column) => row[column] ?? 'null').join(' ')
}

function newsOf(before: Record<string, Record<string, Row>>, after: typeof before): Rows {
  const news: Rows = {}
  for (const table of Object.keys({ ...before, ...after })) {
    const [old = {}, now = {}] = [before[table], after[table]]
    const changed = Object.keys({ ...old, ...now }).flatMap((key) => {
      const change = changeOf(old[key] ?? {}, now[key])
      return change === GONE || Object.keys(change).length > 0 ? [[key, change]] : []
    })
    if (changed.length > 0) news[table] = Object.fromEntries(changed)
  }
  return news
}

function changeOf(old: Row, now: Row | undefined): Row | typeof GONE {
  if (!now) return GONE
  const columns = Object.keys({ ...old, ...now }).map(
    (column) => [column, column in now ? now[column] : GONE] as const,
  )
  return Object.fromEntries(columns.filter(([column, value]) => !isSame(old[column] ?? null, value)))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
