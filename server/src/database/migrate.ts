import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Applies the migrations that are missing. Of several processes that start at once, one does it and the others wait. */
export async function migrate(
  { pool }: { pool: pg.Pool },
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<void> {
  const client = await pool.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`set client_min_messages = warning`)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await applyMigrations(db, { migrationsFolder })
  } finally {
    // Ending the connection ends its lock and its settings.
    client.release(true)
  }
}

/** Any number, as long as it is always the same. */
const MIGRATION_LOCK = 7_766_226
