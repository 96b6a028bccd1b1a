import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/database/client.ts'
import { migrate } from '#server/database/migrate.ts'
import { copyTemplate } from '#server/database/pglite/cluster.ts'
import { startInstance } from '#server/database/pglite/instance.ts'
import { ensureTemplate } from '#server/database/pglite/template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each vitest worker: the address of a PostgreSQL database, or the folder of a PGlite's socket. */
    testDatabases: string[]
  }
}

/** Vitest's global set-up: starts the databases once, for all test files. */
export default async function setUpDatabases(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  const count = project.config.maxWorkers
  const { addresses, remove } = url ? await createOnPostgres(url, count) : await startPglites(count)
  project.provide('testDatabases', addresses)
  return remove
}

async function startPglites(count: number): Promise<TestDatabases> {
  const template = await ensureTemplate()
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'probant-test-'))
      copyTemplate(template, folder)
      return { folder, instance: await startInstance({ folder, isDurable: false }) }
    }),
  )
  return {
    addresses: servers.map(({ folder }) => folder),
    async remove() {
      await Promise.all(servers.map(({ instance }) => instance.stop()))
      await Promise.all(servers.map(({ folder }) => rm(folder, { recursive: true, force: true })))
    },
  }
}

async function createOnPostgres(url: string, count: number): Promise<TestDatabases> {
  const template = `probant_test_${process.pid}`
  const names = Array.from({ length: count }, (_, index) => `${template}_${index + 1}`)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()

  await admin.query(`create database ${template}`)
  const database = await openDatabase({ url: addressOf(url, template), poolSize: 2, dataDir: '' })
  await migrate(database)
  await database.close()
  for (const name of names) await admin.query(`create database ${name} template ${template}`)

  return {
    addresses: names.map((name) => addressOf(url, name)),
    async remove() {
      for (const name of [template, ...names]) await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

interface TestDatabases {
  addresses: string[]
  remove(): Promise<void>
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
