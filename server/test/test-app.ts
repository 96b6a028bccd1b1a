import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { createSigningSecret } from '#server/modules/site/index.ts'
import { createLog } from '#server/platform/log.ts'
import { createMarkdownRenderer, type MarkdownRenderer } from '#server/platform/markdown/renderer.ts'
import { createServices, type Services } from '#server/services.ts'
import { createBrowser, type Person } from './browser.ts'
import { createTestClock } from './clock.ts'
import { createMailbox } from './mailbox.ts'
import { openAccount } from './open-account.ts'
import { refuseAction } from './refuse-action.ts'
import { emptyTables, openTestDatabase } from './test-database.ts'
import './matchers.ts'

export interface TestAppOptions {
  env?: Record<string, string>
  /** Where links point, as on a real machine. */
  origin?: string
  /** Collects what is logged. */
  logTo?: NodeJS.WritableStream
  /** One that fails, say. */
  markdown?: MarkdownRenderer
  /** A database that has something in it already, and keeps it from test to test. */
  openDatabase?: () => Promise<Database>
}

/**
 * The real app on the real database engine, with a clock that a test can set. Call it once at the top of a test
 * file; every test starts with empty tables and the first account already taken by nobody.
 */
export function testApp(options: TestAppOptions = {}) {
  const { env = {}, origin = 'http://probant.test', logTo, markdown = MARKDOWN, openDatabase } = options
  const clock = createTestClock()
  const config = readConfig({ LOG_LEVEL: logTo ? 'info' : 'silent', DATA_DIR: FILES, ...env })
  const log = createLog(config.logLevel, logTo)
  const world = { refusals: [] } as unknown as World

  beforeAll(async () => {
    const database = await (openDatabase ?? openTestDatabase)()
    const surroundings = {
      config,
      database,
      now: clock.now,
      log,
      secret: SECRET,
      origin: () => origin,
      effort: NO_EFFORT,
      lookMs: 20,
      markdown,
    }
    const services = createServices(surroundings)
    const app = await createApp(surroundings, services, log)
    Object.assign(world, { database, services, app })
  })

  beforeEach(async () => {
    clock.reset()
    await undoRefusals()
    await world.services.platform.afterwards.settled()
    await world.services.generation.stopAll()
    await world.services.exchange.receiving.settled()
    await world.services.webhooks.delivery.settled()
    if (!openDatabase) await emptyTables(world.database)
    await createSigningSecret({
      db: world.database.db,
      config: { ...config, auth: { ...config.auth, secret: SECRET } },
      log,
    }).get()
    await world.services.plans.seedCatalogue()
  })

  afterAll(async () => {
    await undoRefusals()
    await world.app?.close()
    await world.services?.platform.afterwards.settled()
    await world.services?.generation.stopAll()
    await world.services?.generation.close()
    await world.services?.exchange.close()
    await world.services?.webhooks.close()
    await world.services?.platform.files.close()
    await world.database?.close()
    await rm(FILES, { recursive: true, force: true })
  })

  async function undoRefusals() {
    for (const undo of world.refusals.splice(0)) await undo()
  }

  return {
    clock,
    config: config as Config,
    get app() {
      return world.app
    },
    get database() {
      return world.database
    },
    get services() {
      return world.services
    },
    browser: (options?: Parameters<typeof createBrowser>[1]) => createBrowser(world.app, options),
    get mailbox() {
      return createMailbox(world.database)
    },
    /** Makes the database itself refuse an action, as a full disk would; undone by what it gives back. */
    async refuse(action: 'insert' | 'update', table: string) {
      const undo = await refuseAction(world.database, action, table)
      world.refusals.push(undo)
      return undo
    },
    /** A browser in which someone has just signed up; the very first one administers the installation. */
    async signedUp(
      person: Partial<Person> = {},
      { language = 'en', address = '127.0.0.1' }: Parameters<typeof createBrowser>[1] = {},
    ) {
      const browser = createBrowser(world.app, { language, address })
      const user = await openAccount(world.services, browser, { ...person, language, address })
      return Object.assign(browser, { user })
    },
  }
}

interface World {
  database: Database
  app: FastifyInstance
  services: Services
  refusals: (() => Promise<void>)[]
}

export const SECRET = 'a secret for tests, long enough for anyone'

/** Whatever the app itself puts on disk. */
const FILES = join(tmpdir(), `probant-test-files-${process.pid}`)

/** One for all tests of a worker. */
const MARKDOWN = createMarkdownRenderer()

const NO_EFFORT = {
  passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 },
  botDifficulty: { cost: 1, fewestKeys: 1, mostKeys: 3 },
}
