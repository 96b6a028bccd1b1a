import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/platform/log.ts'
import { isDiskFull, isUnavailable } from './failures.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import * as schema from './schema/index.ts'
import { transactionsOn } from './transactions.ts'

/** Opens PostgreSQL where an address is configured, the embedded PGlite otherwise; migrates nothing. */
export async function openDatabase(
  config: Config['database'],
  { log }: { log?: Log } = {},
): Promise<Database> {
  const engine = config.url
    ? openPostgres({ url: config.url, poolSize: config.poolSize, log })
    : await openPglite({ dataDir: config.dataDir, log })
  return asDatabase(engine)
}

export interface Database {
  engine: 'pglite' | 'postgres'
  db: Db
  pool: pg.Pool
  /** Throws where the database does not answer, or has no room left. */
  ping(): Promise<void>
  /** Hears what failed: after a full disk, `ping` looks for room until there is some. */
  heed(error: unknown): void
  /** Lets running queries finish, then gives everything back: connections, worker, lock. */
  close(): Promise<void>
}

export type Db = NodePgDatabase<typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type DbOrTx = Db | Tx

/** What an engine has to offer; both are spoken to with the same driver. */
export interface Engine {
  name: Database['engine']
  pool: pg.Pool
  close(): Promise<void>
}

export function asDatabase({ name, pool, close }: Engine): Database {
  const db = drizzle(pool, { schema })
  db.transaction = transactionsOn(pool)
  let closing: Promise<void> | undefined
  let isShortOfSpace = false
  return {
    engine: name,
    db,
    pool,
    async ping() {
      await pool.query(PING)
      if (isShortOfSpace) await pool.query(TAKE_SPACE).catch(heedSpace)
      isShortOfSpace = false
    },
    heed(error) {
      isShortOfSpace ||= isDiskFull(error)
    },
    close() {
      closing ??= close()
      return closing
    },
  }
}

/** Whoever may not make temporary tables at all learns nothing about room: that must not keep the server out. */
function heedSpace(error: unknown): void {
  if (isUnavailable(error)) throw error
}

const PING = { text: 'select 1', query_timeout: 3_000 }

/** Some megabytes, taken and given back at once: reading works on a full disk, and so may the smallest of writes. */
const TAKE_SPACE = {
  text: `
    do $$ begin
      create temporary table room on commit drop as select repeat('room', 500) from generate_series(1, 4000);
    end $$`,
  query_timeout: 5_000,
}
