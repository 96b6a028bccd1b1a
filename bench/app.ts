import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/database/client.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { systemNow } from '../server/src/platform/clock.ts'
import { createLog } from '../server/src/platform/log.ts'
import { createServices } from '../server/src/services.ts'
import { createBrowser } from '../server/test/browser.ts'

/** Signs tokens: of the process that is measured, too. */
export const SECRET = 'a secret for the bench, long enough for anyone'

/**
 * The real app on a new embedded database, or on the empty PostgreSQL that DATABASE_URL names. Plans limit nothing that
 * is measured, and passwords cost next to nothing. A folder that is given stays.
 */
export async function openBench({
  dataDir: given,
  env,
}: {
  dataDir?: string
  env?: Record<string, string>
} = {}) {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'probant-bench-'))
  const { DATABASE_URL = '' } = process.env
  const ours = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL, MAILS_PER_DAY: '100000' }
  const config = readConfig({ ...ours, ...env })
  const database = await openDatabase(config.database)
  const log = createLog('silent')
  const surroundings = {
    config,
    database,
    now: systemNow,
    log,
    secret: SECRET,
    origin: () => 'http://probant.test',
    effort: { passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 } },
  }
  const services = createServices(surroundings)
  await migrate(database)
  await services.plans.seedCatalogue()
  await database.pool.query(`update plans set limits = limits || $1`, [UNLIMITED])
  let app: ReturnType<typeof createApp> | undefined

  return {
    database,
    services,
    log,

    /** A browser in which somebody with a proved address is signed in. What is spied on has to be so before the first. */
    async signedUp() {
      app ??= createApp(surroundings, services, log)
      const browser = createBrowser(await app)
      const { body } = await browser.signUp()
      await database.pool.query('update users set email_verified_at = now() where id = $1', [body.user.id])
      return Object.assign(browser, { userId: body.user.id as string })
    },

    /** On a port of this machine. */
    async listen(): Promise<number> {
      app ??= createApp(surroundings, services, log)
      return Number(new URL(await (await app).listen({ port: 0, host: '127.0.0.1' })).port)
    },

    async close(): Promise<void> {
      await (await app)?.close()
      await services.platform.afterwards.settled()
      await services.generation.close()
      await services.exchange.close()
      await services.platform.files.close()
      await services.platform.markdown.close()
      await database.close()
      if (!given) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const UNLIMITED = { manualQuestions: -1, quizzes: -1, participants: -1, groupSize: -1 }
