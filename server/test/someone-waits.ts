import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#server/database/client.ts'

/** Until somebody waits for a lock in this database; only PostgreSQL has several connections. */
export async function someoneWaits({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const blocked = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await pool.query(blocked)).rows.length === 0) await delay(5)
}
