import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerErrors } from '#server/platform/http/error-handler.ts'
import { serveHealth } from '#server/platform/http/health.ts'
import { expectEventually } from '#test/eventually.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { asDatabase } from '../client.ts'
import { isDiskFull, isUnavailable } from '../failures.ts'
import { drain } from '../pool.ts'
import { copyTemplate } from './cluster.ts'
import { startPgliteHost } from './host.ts'
import { clusterIn, connectTo } from './instance.ts'
import { socketPathIn } from './socket-folder.ts'
import { ensureTemplate } from './template.ts'

describe('the embedded database on a full disk', () => {
  it('says so, is not ready, and goes on once there is room', async () => {
    const { app, disk } = await start()
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    expect((await note(app)).statusCode).toBe(200)

    disk.fill()
    const refused = await note(app)
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'GENL005'])
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/readyz')).statusCode).toBe(503)

    disk.free()
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    expect((await note(app)).statusCode).toBe(200)
    expect((await app.inject('/notes')).json()).toEqual({ count: 10_000 })
  })

  it('loses nothing that was acknowledged, even where it fills up in the middle of the journal', async () => {
    const { pool, disk } = await start()
    for (let number = 1; number <= 20; number++)
      await pool.query('insert into notes values ($1)', [`${number}`])

    disk.fill()
    // Each of them needs a new file of the journal sooner or later.
    const writing = async () => {
      for (;;) {
        await pool.query('select pg_switch_wal()')
        await pool.query('insert into notes values ($1)', ['not acknowledged'])
      }
    }
    await expect(writing()).rejects.toSatisfy((error) => isUnavailable(error) || isDiskFull(error))
    disk.free()

    const kept = await expectEventually(() =>
      pool.query(`select text from notes where text ~ '^[0-9]+$'`).catch(() => undefined),
    )
    expect(kept.rows).toHaveLength(20)
    await pool.query('insert into notes values ($1)', ['there is room'])
  })
})

const MEGABYTES =
  'insert into notes select md5(n::text) || repeat(md5(n::text), 20) from generate_series(1, 5000) n'

async function start() {
  const folder = await temporaryFolder()
  copyTemplate(await ensureTemplate(), folder)
  const isFull = new Int32Array(new SharedArrayBuffer(4))
  const order = {
    clusterFolder: clusterIn(folder),
    socketPath: socketPathIn(folder),
    isDurable: true,
    workerFile: new URL('../../../test/programs/full-disk-worker.ts', import.meta.url),
    isFull,
  }
  const host = await startPgliteHost(order)
  const pool = connectTo(folder)
  const database = asDatabase({ name: 'pglite', pool, close: () => drain(pool) })
  await pool.query('create table notes (text text)')

  const app = Fastify()
  answerErrors(app as never, database.heed)
  serveHealth(app as never, database)
  app.get('/notes', async () => (await pool.query('select count(*)::int as count from notes')).rows[0])
  app.post('/notes', async () => {
    await pool.query(MEGABYTES)
    return {}
  })
  onTestFinished(async () => {
    Atomics.store(isFull, 0, 0)
    await app.close()
    await database.close()
    await host.stop()
  })
  return {
    app,
    pool,
    disk: { fill: () => Atomics.store(isFull, 0, 1), free: () => Atomics.store(isFull, 0, 0) },
  }
}

function note(app: {
  inject(request: object): Promise<{ statusCode: number; json(): { error: { code: string } } }>
}) {
  return app.inject({ method: 'POST', url: '/notes' })
}
