import { readConfig } from './config.ts'
import { openDatabase } from './database/client.ts'
import { migrate } from './database/migrate.ts'
import { loginLines } from './modules/demo/index.ts'
import { createSigningSecret } from './modules/site/index.ts'
import { systemNow } from './platform/clock.ts'
import { createLog } from './platform/log.ts'
import { createServices } from './services.ts'

/** `npm run seed`: demonstration content into the configured database, and the logins to try it with. */
const config = readConfig()
const log = createLog('warn')
const database = await openDatabase(config.database, { log }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
try {
  await migrate(database)
  const secret = await createSigningSecret({ db: database.db, config, log }).get()
  const origin = () => config.publicUrl ?? 'http://localhost'
  const services = createServices({ config, database, now: systemNow, log, secret, origin })
  await services.plans.seedCatalogue()

  const logins = await services.demo.seed()
  process.stdout.write(`The demonstration is in place. Sign in with:\n${loginLines(logins).join('\n')}\n`)
} finally {
  await database.close()
}
