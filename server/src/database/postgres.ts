import type { Log } from '#server/platform/log.ts'
import type { Engine } from './client.ts'
import { createPool, drain } from './pool.ts'

/** A PostgreSQL server, which any number of app processes may share. */
export function openPostgres({ url, poolSize, log }: { url: string; poolSize: number; log?: Log }): Engine {
  const pool = createPool(
    {
      connectionString: url,
      max: poolSize,
      keepAlive: true,
      application_name: 'probant',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    },
    log,
  )
  return { name: 'postgres', pool, close: () => drain(pool) }
}

// Far longer than any request may take: only what has gone wrong runs into them.
const STATEMENT_TIMEOUT_MS = 30_000
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000
