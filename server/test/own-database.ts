import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asDatabase, type Database, openDatabase } from '#server/database/client.ts'
import { copyTemplate } from '#server/database/pglite/cluster.ts'
import { startInstance } from '#server/database/pglite/instance.ts'
import { ensureTemplate } from '#server/database/pglite/template.ts'
import { createPostgres } from './create-postgres.ts'
import { findPostgresAddress } from './test-database.ts'

/** A database with nothing in it, not even tables, on the engine that is tested; it is gone once it is closed. */
export async function openOwnDatabase(): Promise<Database> {
  const neighbour = findPostgresAddress()
  if (!neighbour) return startPglite()
  const { url, drop } = await createPostgres(neighbour)
  const database = await openDatabase({ url, poolSize: 2, dataDir: '' })
  async function close() {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

/** Copied and then emptied, which is ten times as fast as making one. */
async function startPglite(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'probant-test-'))
  copyTemplate(await ensureTemplate(), folder)
  const { pool, stop } = await startInstance({ folder, isDurable: false })
  await pool.query('drop schema public cascade')
  await pool.query('drop schema drizzle cascade')
  await pool.query('create schema public')
  async function close() {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return asDatabase({ name: 'pglite', pool, close })
}
