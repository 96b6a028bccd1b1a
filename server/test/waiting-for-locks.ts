import type { Database } from '#server/database/client.ts'
import { expectEventually } from './eventually.ts'

/** Until that many transactions wait for others, on PostgreSQL; the embedded database has one connection, so none does. */
export async function untilWaiting({ pool }: Database, count = 1): Promise<void> {
  await expectEventually(async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length >= count
  })
}
