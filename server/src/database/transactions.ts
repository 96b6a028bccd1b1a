import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './client.ts'
import { isCollision, isUnavailable } from './failures.ts'
import * as schema from './schema/index.ts'

/**
 * Drizzle's own transaction keeps a connection for ever when its `begin` fails, which after a restart of the database
 * would empty the pool. This one takes the connection itself, and throws it away when it is in doubt.
 *
 * Of two transactions that wait for each other the database ends one: that one is begun anew. So `work` may run more
 * than once, and does nothing outside of its transaction that can't be done twice.
 */
export function transactionsOn(pool: pg.Pool): Db['transaction'] {
  const databases = new WeakMap<pg.PoolClient, Db>()

  function databaseOf(client: pg.PoolClient): Db {
    const known = databases.get(client)
    if (known) return known
    const db: Db = drizzle(client, { schema })
    databases.set(client, db)
    return db
  }

  const once: Db['transaction'] = async (work, config) => {
    const client = await pool.connect()
    let isInDoubt = false
    try {
      return await databaseOf(client).transaction(work, config)
    } catch (error) {
      isInDoubt = isUnavailable(error)
      throw error
    } finally {
      client.release(isInDoubt)
    }
  }

  return async (work, config) => {
    for (let repeats = 0; ; repeats++) {
      try {
        return await once(work, config)
      } catch (error) {
        if (!isCollision(error) || repeats === REPEATS_MAX) throw error
        // By chance, so that the two do not meet again in the same way.
        await delay(Math.random() * LONGEST_PAUSE_MS)
      }
    }
  }
}

const REPEATS_MAX = 3
const LONGEST_PAUSE_MS = 50

/** A transaction that reads everything as it stood at one moment. */
export const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
