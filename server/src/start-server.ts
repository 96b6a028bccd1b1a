import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { openDatabase } from './database/client.ts'
import { type Now, systemNow } from './platform/clock.ts'
import type { RunningServer } from './running-server.ts'

/** Opens the database and runs the server on it. */
export async function startServer(config: Config, log: Logger, now: Now = systemNow): Promise<RunningServer> {
  // The embedded database starts in a thread of its own; the rest of the server is read meanwhile.
  const [database, { runServer }] = await Promise.all([
    openDatabase(config.database, { log }),
    import('./running-server.ts'),
  ])
  try {
    return await runServer({ config, database, log, now })
  } catch (error) {
    await database.close()
    throw error
  }
}
