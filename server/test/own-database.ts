import pg from 'pg'
import { onTestFinished } from 'vitest'
import { asDatabase, type Database, openDatabase } from '#server/database/client.ts'
import { copyTemplate } from '#server/database/pglite/cluster.ts'
import { startInstance } from '#server/database/pglite/instance.ts'
import { ensureTemplate } from '#server/database/pglite/template.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { findPostgresAddress } from './test-database.ts'

/** A database with nothing in it, not even tables, on the engine that is tested; gone after the test. */
export async function openOwnDatabase(): Promise<Database> {
  const neighbour = findPostgresAddress()
  if (!neighbour) return startPglite()
  const database = await openDatabase({ url: await createPostgres(neighbour), poolSize: 2, dataDir: '' })
  onTestFinished(() => database.close())
  return database
}

/** Only where the tests run on PostgreSQL: the address of one more database beside that one. */
export async function createPostgres(neighbour: string): Promise<string> {
  const name = `probant_test_${process.pid}_${++count}_own`
  const admin = new pg.Client({ connectionString: neighbour })
  await admin.connect()
  await admin.query(`create database ${name}`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const url = new URL(neighbour)
  url.pathname = `/${name}`
  return url.href
}

let count = 0

/** Copied and then emptied, which is ten times as fast as making one. */
async function startPglite(): Promise<Database> {
  const folder = await temporaryFolder()
  copyTemplate(await ensureTemplate(), folder)
  const { pool, stop } = await startInstance({ folder, isDurable: false })
  onTestFinished(stop)
  await pool.query('drop schema public cascade')
  await pool.query('drop schema drizzle cascade')
  await pool.query('create schema public')
  return asDatabase({ name: 'pglite', pool, close: stop })
}
