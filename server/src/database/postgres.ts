import type { Log } from '#server/platform/log.ts'
import type { Engine } from './client.ts'
import { createPool, drain } from './pool.ts'
import { type Patience, watchForHanging } from './postgres-watch.ts'

/** A PostgreSQL server, which any number of app processes may share. */
export function openPostgres({ url, poolSize, log, patience }: PostgresOptions): Engine {
  const client = {
    connectionString: url,
    keepAlive: true,
    application_name: 'probant',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  }
  const pool = createPool({ ...client, max: poolSize }, log)
  const watch = watchForHanging(pool, client, { log, patience })
  return {
    name: 'postgres',
    pool,
    async close() {
      watch.stop()
      await drain(pool)
    },
  }
}

interface PostgresOptions {
  url: string
  poolSize: number
  log?: Log
  /** Tests have less. */
  patience?: Patience
}

// Far longer than any request may take: only what has gone wrong runs into them.
const STATEMENT_TIMEOUT_MS = 30_000
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000
