import './quick-imports.ts'
import cluster from 'node:cluster'
import { ConfigError, readConfig } from './config.ts'
import { logDestination } from './platform/lines-for-people.ts'
import { createLog } from './platform/log.ts'
import { runProcesses } from './processes.ts'
import { welcomeLines } from './welcome.ts'

const STOP_WITHIN_MS = 20_000

const config = readConfigOrExit()
const log = createLog(config.logLevel, logDestination(process.stdout))

if (config.processes > 1 && !config.database.url) {
  exitWith(
    'WEB_CONCURRENCY needs DATABASE_URL: the embedded database belongs to one process. Set DATABASE_URL, or WEB_CONCURRENCY=1.',
  )
}

if (config.processes > 1 && cluster.isPrimary) {
  runProcesses(config.processes, log)
} else {
  await serve()
}

async function serve(): Promise<void> {
  // Only now, so that whatever speeds up imports is in place.
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(config, log).catch((error: Error) => {
    log.debug({ err: error })
    return exitWith(`Probant could not start: ${error.message}`)
  })
  const stop = async (signal: string) => {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    log.info({ signal }, 'stopping')
    // Whatever still hangs after this would hang for ever.
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await server.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)

  // Only now: whoever reads that it is ready may tell it to stop in the same instant.
  say(welcomeLines(config, server).join('\n'))
}

function readConfigOrExit() {
  try {
    return readConfig()
  } catch (error) {
    if (error instanceof ConfigError) return exitWith(`The configuration is not right:\n${error.message}`)
    throw error
  }
}

function say(line: string): void {
  if (!cluster.isWorker || cluster.worker?.id === 1) process.stdout.write(`${line}\n`)
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
