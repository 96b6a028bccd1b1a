import type pg from 'pg'
import type { Log } from '#server/platform/log.ts'

/**
 * Does what PostgreSQL's own background processes would: PGlite has none, so its journal and its tables would grow
 * for as long as it runs.
 */
export function startHousekeeping(pool: pg.Pool, { log }: { log?: Log } = {}): { stop(): void } {
  const timer = setInterval(() => {
    tidyUp(pool).catch((error) => log?.warn({ err: error }, 'The database could not be tidied up'))
  }, EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

export async function tidyUp(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(CHANGED_TABLES)
  for (const { name } of tables) await pool.query(`vacuum (analyze) ${name}`)

  const { rows } = await pool.query<{ bytes: number }>(JOURNAL_SINCE_CHECKPOINT)
  if (rows.some(({ bytes }) => bytes > LONGEST_JOURNAL_BYTES)) await pool.query('checkpoint')
}

const EVERY_MS = 60_000
const LONGEST_JOURNAL_BYTES = 32 * 1024 * 1024

// The thresholds of PostgreSQL's autovacuum.
const CHANGED_TABLES = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`

const JOURNAL_SINCE_CHECKPOINT = `
  select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()`
