import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Applies the migrations that are missing. Of several processes that start at once, one does it and the others wait. */
export async function migrate({ pool }: { pool: pg.Pool }): Promise<void> {
  const client = await pool.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`set client_min_messages = warning`)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await refuseTooOld(db)
    await applyMigrations(db, { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // Ending the connection ends its lock and its settings.
    client.release(true)
  }
}

/** Any number, as long as it is always the same. */
const MIGRATION_LOCK = 7_766_226

/** Drizzle goes by the time of the newest migration: in such a database it would make tables that are there already. */
async function refuseTooOld(db: NodePgDatabase): Promise<void> {
  const { rows: tables } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') as journal`,
  )
  if (!tables[0]?.journal) return
  const { rows } = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
  const newest = rows[0]?.newest
  const [initial] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  if (newest && initial && Number(newest) < initial.folderMillis) throw new Error(TOO_OLD)
}

const TOO_OLD = [
  'The database is from before 17 November 2026, and this version cannot bring it up to date; nothing was changed.',
  'Make a backup, start the last version that can (git checkout 3e7296e4 && npm start), stop it, and start this one again.',
].join(' ')
