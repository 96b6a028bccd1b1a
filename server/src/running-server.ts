import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import type { Database } from './database/client.ts'
import { migrate } from './database/migrate.ts'
import { jobsOf } from './jobs.ts'
import { loginLines } from './modules/demo/index.ts'
import { createSigningSecret } from './modules/site/index.ts'
import type { Now } from './platform/clock.ts'
import { createSchedule } from './platform/jobs/schedule.ts'
import { createServices } from './services.ts'

export interface RunningServer {
  url: string
  /** What the person at the console should know. */
  notices: string[]
  stop(): Promise<void>
}

/** Brings the database up to date, listens, and starts what happens by itself. */
export async function runServer({ config, database, log, now }: ServerParts): Promise<RunningServer> {
  await migrate(database)
  const signingSecret = createSigningSecret({ db: database.db, config, log })
  const secret = await signingSecret.get()

  let address = { host: config.host, port: config.port }
  const origin = () => config.publicUrl ?? urlOf(address)
  const services = createServices({ config, database, now, log, secret, origin })
  await services.plans.seedCatalogue()
  // The embedded database belongs to one process: whoever was sending mails before is dead.
  if (database.engine === 'pglite') await services.platform.mailDelivery.takeOver()
  const logins = config.demo ? await services.demo.seedIfEmpty() : []

  // Before anybody comes back: what was not heard until now is nobody's gap.
  await services.platform.presence.note()
  const app = await createApp({ config, database, now, log, secret, origin }, services, log)
  await app.listen({ host: config.host, port: config.port })
  address = { host: config.host, port: (app.server.address() as AddressInfo).port }

  const schedule = createSchedule(log)
  schedule.start(jobsOf(services))

  return {
    url: origin(),
    notices: [...(await services.site.setupNotices()), ...signingSecret.notices(), ...loginLines(logins)],
    async stop() {
      // In this order: no new work, running work ends, then the database may go.
      await app.close()
      await schedule.stop()
      await services.platform.afterwards.settled()
      await services.generation.close()
      await services.exchange.close()
      await services.webhooks.close()
      await services.platform.files.close()
      await services.platform.markdown.close()
      services.platform.mailDelivery.close()
      await services.platform.outbound.close()
      await database.close()
    },
  }
}

interface ServerParts {
  config: Config
  database: Database
  log: Logger
  now: Now
}

/** Whoever listens everywhere is reached here by this machine's own name. */
function urlOf({ host, port }: { host: string; port: number }): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
