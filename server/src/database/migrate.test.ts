import { describe, expect, it, onTestFinished } from 'vitest'
import { installationBefore } from '#test/older-installation.ts'
import { createPostgres } from '#test/own-database.ts'
import { findPostgresAddress, openTestDatabase } from '#test/test-database.ts'
import { type Database, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

const serverUrl = findPostgresAddress()

describe('migrating', () => {
  it('does nothing where all is done', async () => {
    const database = await openTestDatabase()
    onTestFinished(() => database.close())
    const before = await appliedMigrations(database)

    await migrate(database)
    await migrate(database)

    expect(before.length).toBeGreaterThan(0)
    expect(await appliedMigrations(database)).toEqual(before)
  })

  it('brings an installation of an older release, and what is in it, to this one', async () => {
    const installation = await installationBefore('0006_picture_uses')
    const at = new Date('2026-11-01T08:00:00Z')
    const owner_id = await installation.insert('users', {
      email: 'a@example.org',
      username: 'Ada',
      created_at: at,
    })
    const id = await installation.insert('workspaces', { created_at: at })
    const school = { id, name: 'Lycée\r\n Curie', description: '', owner_id, created_at: at }
    await installation.insert('organizations', school)

    expect(await installation.apply()).toEqual({ organizations: { [id]: { name: 'Lycée  Curie' } } })
    await installation.applyRest()
  })

  it('leaves no setting behind on the connection', async () => {
    const database = await openTestDatabase()
    onTestFinished(() => database.close())
    await database.ping()
    const before = await setting(database)

    await migrate(database)

    expect(await setting(database)).toEqual(before)
  })

  it.runIf(serverUrl)('happens once when several processes start at the same time', async () => {
    const url = await createPostgres(String(serverUrl))
    const processes = await Promise.all([1, 2, 3].map(() => openDatabase({ url, poolSize: 2, dataDir: '' })))
    onTestFinished(async () => {
      for (const database of processes) await database.close()
    })

    await Promise.all(processes.map((database) => migrate(database)))

    const [database] = processes
    const applied = await appliedMigrations(database as Database)
    expect(new Set(applied).size).toBe(applied.length)
    expect(applied.length).toBeGreaterThan(0)
  })
})

async function appliedMigrations({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

async function setting({ pool }: Database): Promise<unknown> {
  const { rows } = await pool.query("select current_setting('statement_timeout') as timeout")
  return rows
}
