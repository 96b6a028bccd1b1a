import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { MIGRATIONS_FOLDER, migrate } from '#server/database/migrate.ts'
import { openOwnDatabase } from './own-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** An installation that was last updated before this migration, on a database of its own that holds nothing yet. */
export async function installationBefore(migration: string) {
  const database = await openOwnDatabase()
  const { pool } = database
  const count = (await readJournal()).entries.findIndex(({ tag }) => tag === migration)
  if (count < 0) throw new Error(`There is no migration ${migration}`)
  await migrate(database, await firstMigrations(count))

  return {
    /** Writes a row as the release of that time would have, and gives its id. */
    async insert(table: string, row: Row): Promise<string> {
      const places = Object.keys(row).map((_, index) => `$${index + 1}`)
      const { rows } = await pool.query(
        `insert into ${table} (${Object.keys(row)}) values (${places}) returning *`,
        Object.values(row).map(asParameter),
      )
      return rows[0].id
    },

    /**
     * Applies that migration alone, and tells what is new: by table and key, the columns of each row that are not as
     * they were. A new column that says nothing yet is no news.
     */
    async apply(): Promise<Rows> {
      const before = await readAll(pool)
      await migrate(database, await firstMigrations(count + 1))
      return newsOf(before, await readAll(pool))
    },

    /** Brings it to where this release is: whatever that migration has made has to pass all later ones. */
    applyRest: () => migrate(database),
  }
}

/** What stands in the news for a row, or a column of it, that is no longer there. */
export const GONE = 'gone'

type Row = Record<string, unknown>
type Rows = Record<string, Record<string, Row | typeof GONE>>

interface Journal {
  entries: { tag: string }[]
}

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(MIGRATIONS_FOLDER, JOURNAL), 'utf8'))
}

const JOURNAL = 'meta/_journal.json'

/** A folder with so many of them, as the release of that time had it. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await temporaryFolder()
  const journal = await readJournal()
  const entries = journal.entries.slice(0, count)
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries)
    await copyFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}

/** The driver takes a list for PostgreSQL's own kind of list, where a column of ours would hold JSON. */
function asParameter(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify(value) : value
}

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
