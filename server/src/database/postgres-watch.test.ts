import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerErrors } from '#server/platform/http/error-handler.ts'
import { serveHealth } from '#server/platform/http/health.ts'
import { expectEventually } from '#test/eventually.ts'
import { startStallingProxy } from '#test/fakes/stalling-proxy.ts'
import { findPostgresAddress } from '#test/test-database.ts'
import { asDatabase } from './client.ts'
import { openPostgres } from './postgres.ts'

const url = findPostgresAddress()

/** Suspicious early, so that the tests are short; a server that is there answers in far less than this on a busy machine, too. */
const PATIENCE = { everyMs: 100, suspiciousMs: 300, answerMs: 1_000 }

describe.runIf(url)('a PostgreSQL server that hangs', () => {
  it('keeps nobody waiting: they are told to come back, and it is not ready until it answers again', async () => {
    const { app, proxy } = await start()
    for (const path of ['/read', '/write', '/readyz']) expect((await app.inject(path)).statusCode).toBe(200)

    proxy.stall()
    const answers = await Promise.all(
      ['/read', '/write', '/write', '/read', '/write', '/read', '/readyz'].map((path) => app.inject(path)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503))
    expect(answers[0]?.json().error.code).toBe('GENL005')

    proxy.goOn()
    await expectEventually(async () => (await app.inject('/readyz')).statusCode === 200)
    for (const path of ['/read', '/write']) expect((await app.inject(path)).statusCode).toBe(200)
  })

  it('is told from one that is slow', async () => {
    const { app } = await start()

    expect((await app.inject('/slow')).statusCode).toBe(200)
  })

  it('is told from one that only has no room for one more, while it answers others', async () => {
    const { app, proxy } = await start()
    await Promise.all([app.inject('/brief'), app.inject('/brief')])
    proxy.stallNewcomers()

    let isOver = false
    const slow = app.inject('/slower').finally(() => (isOver = true))
    while (!isOver) expect((await app.inject('/brief')).statusCode).toBe(200)

    expect((await slow).statusCode).toBe(200)
  })
})

async function start() {
  const proxy = await startStallingProxy(String(url))
  const database = asDatabase(openPostgres({ url: proxy.url, poolSize: 2, patience: PATIENCE }))
  const app = Fastify()
  answerErrors(app as never, database.heed)
  serveHealth(app as never, database)
  app.get('/read', async () => (await database.db.execute(sql`select 1 as one`)).rows)
  app.get('/write', () =>
    database.db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows),
  )
  app.get('/brief', async () => (await database.db.execute(sql`select pg_sleep(0.2)`)).rows)
  // Longer than it takes to call a server hanging that does not answer twice in a row.
  app.get('/slower', async () => (await database.db.execute(sql`select pg_sleep(4)`)).rows)
  app.get('/slow', async () => (await database.db.execute(sql`select pg_sleep(2)`)).rows)
  onTestFinished(async () => {
    proxy.goOn()
    await app.close()
    await database.close()
    await proxy.close()
  })
  return { app, proxy }
}
