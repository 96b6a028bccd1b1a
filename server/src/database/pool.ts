import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/platform/log.ts'

/** Connections whose loss is logged and survived: the next query opens a new one. */
export function createPool(config: pg.PoolConfig, log?: Log): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, ...config })
  pool.on('error', (error) => log?.warn({ err: error }, 'An idle database connection was lost'))
  // A lost connection in use rejects its query; without a listener it would end the whole process as well.
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** Ends the pool once nobody uses it or waits for it, or once that has taken too long. */
export async function drain(pool: pg.Pool): Promise<void> {
  const deadline = performance.now() + DRAIN_TIMEOUT_MS
  while (isBusy(pool) && performance.now() < deadline) await delay(20)
  await Promise.race([pool.end(), delay(DRAIN_TIMEOUT_MS, undefined, { ref: false })])
}

function isBusy(pool: pg.Pool): boolean {
  return pool.waitingCount > 0 || pool.idleCount < pool.totalCount
}

function ignore() {}

const CONNECTION_TIMEOUT_MS = 5_000
const DRAIN_TIMEOUT_MS = 10_000
