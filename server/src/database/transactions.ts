import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './client.ts'
import { isUnavailable } from './failures.ts'
import * as schema from './schema/index.ts'

/**
 * Drizzle's own transaction keeps a connection for ever when its `begin` fails, which after a restart of the database
 * would empty the pool. This one takes the connection itself, and throws it away when it is in doubt.
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

  return async (work, config) => {
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
}
