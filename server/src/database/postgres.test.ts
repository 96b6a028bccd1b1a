import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findPostgresAddress } from '#test/test-database.ts'
import { openDatabase } from './client.ts'
import { isUnavailable } from './failures.ts'

const url = findPostgresAddress()

describe('a PostgreSQL server that nobody can reach', () => {
  it('is told as unavailable, at once', async () => {
    const database = await open('postgres://nobody@127.0.0.1:1/nowhere')

    await expect(database.ping()).rejects.toSatisfy(isUnavailable)
    await expect(database.db.transaction(async () => {})).rejects.toSatisfy(isUnavailable)
  })
})

describe.runIf(url)('a PostgreSQL server', () => {
  it('loses a connection in the middle of a transaction, and only that transaction', async () => {
    const database = await open(String(url))

    const interrupted = database.db.transaction((tx) =>
      tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    )

    await expect(interrupted).rejects.toSatisfy(isUnavailable)
    await expect(database.ping()).resolves.toBeUndefined()
  })

  it('loses all idle connections and gets new ones', async () => {
    const database = await open(String(url))
    const connections = await Promise.all(Array.from({ length: 4 }, () => database.pool.connect()))
    for (const connection of connections) connection.release()

    const other = await open(String(url))
    await other.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name = 'probant'`,
    )

    for (let i = 0; i < 8; i++) await database.ping().catch(() => {})
    for (let i = 0; i < 8; i++) await database.db.transaction((tx) => tx.execute(sql`select 1`))
    expect(database.pool.waitingCount).toBe(0)
  })

  it('ends a statement that runs far too long', async () => {
    const database = await open(String(url))
    const { rows } = await database.pool.query('show statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '30s' }])
  })
})

async function open(address: string) {
  const database = await openDatabase({ url: address, poolSize: 4, dataDir: '' })
  onTestFinished(() => database.close())
  return database
}
