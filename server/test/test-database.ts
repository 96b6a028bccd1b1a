import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { inject } from 'vitest'
import { asDatabase, type Database, openDatabase } from '#server/database/client.ts'
import { connectTo } from '#server/database/pglite/instance.ts'
import { drain } from '#server/database/pool.ts'

/** The empty, migrated database that this vitest worker has to itself; `database-setup.ts` made it. */
export async function openTestDatabase(): Promise<Database> {
  const address = testDatabaseAddress()
  const database = isPostgres(address) ? await openPostgres(address) : openPglite(address)
  await emptyTables(database)
  return guardTransactions(database)
}

/** Only where the tests run on PostgreSQL: an address for connections of the test's own. */
export function findPostgresAddress(): string | undefined {
  const address = testDatabaseAddress()
  return isPostgres(address) ? address : undefined
}

/**
 * The embedded engine has one connection: what a transaction asks for outside of itself waits there for ever. On either
 * engine a test hears of it at once.
 */
function guardTransactions(database: Database): Database {
  const { db, pool } = database
  const transact = db.transaction
  const query = pool.query
  const isWithin = new AsyncLocalStorage<{ isOpen: boolean }>()

  function refuseWithin(): void {
    if (isWithin.getStore()?.isOpen) throw new Error('A query outside of the transaction that it belongs to')
  }

  db.transaction = (work, config) => {
    refuseWithin()
    return transact(async (tx) => {
      const here = { isOpen: true }
      try {
        // A query of Drizzle's is made when it is awaited: that has to be within, too.
        return await isWithin.run(here, async () => await work(tx))
      } finally {
        here.isOpen = false
      }
    }, config)
  }
  pool.query = ((...args: Parameters<typeof query>) => {
    refuseWithin()
    return query.apply(pool, args)
  }) as typeof query
  return database
}

/**
 * Deleting is ten times as fast as truncating where there are few rows. Which tables have any is asked by one statement
 * that the connection knows already: to look at each by a statement of its own takes four times as long.
 */
export async function emptyTables({ pool }: Database): Promise<void> {
  const { tables, sequences } = inventories.get(pool) ?? (await takeInventory(pool))
  const { rows } = await pool.query({
    name: 'tables with rows',
    text: `select ${tables.map((table) => `exists (select from ${table})`)}`,
    rowMode: 'array',
  })
  const full = tables.filter((_, index) => rows[0]?.[index])

  const statements = [
    // Foreign keys are not looked at: in the end every table is empty.
    'set local session_replication_role = replica',
    ...full.map((table) => `delete from ${table}`),
    ...sequences.map((sequence) => `alter sequence ${sequence} restart`),
  ]
  // Several statements at once are one transaction.
  if (statements.length > 1) await pool.query(statements.join(';'))
}

interface Inventory {
  tables: string[]
  sequences: string[]
}

const inventories = new WeakMap<pg.Pool, Inventory>()

async function takeInventory(pool: pg.Pool): Promise<Inventory> {
  const { rows } = await pool.query(
    `select format('public.%I', relname) as name, relkind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')`,
  )
  const named = (kind: string) => rows.filter(({ relkind }) => relkind === kind).map(({ name }) => name)
  const inventory = { tables: named('r'), sequences: named('S') }
  inventories.set(pool, inventory)
  return inventory
}

function testDatabaseAddress(): string {
  const address = inject('testDatabases')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!address) throw new Error('There are fewer test databases than vitest workers')
  return address
}

function isPostgres(address: string): boolean {
  return address.startsWith('postgres')
}

function openPostgres(url: string): Promise<Database> {
  return openDatabase({ url, poolSize: 5, dataDir: '' })
}

function openPglite(socketFolder: string): Database {
  const pool = connectTo(socketFolder)
  return asDatabase({ name: 'pglite', pool, close: () => drain(pool) })
}
