import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createPostgres } from '../../server/test/create-postgres.ts'

export interface App {
  url: string
  /** What the server wrote so far, line by line. */
  log: string[]
  stop(): Promise<void>
}

/**
 * The product as people run it, on an empty installation of its own and a port that is free: on PostgreSQL where a stage
 * of the tests names one, which takes a seventh less of the stories' time, or else on the embedded database. Only the proof
 * of work is easier: it costs a tenth of a second each time, and hundreds sign in.
 */
export async function startApp(env: Record<string, string> = {}): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), 'probant-story-'))
  const postgres = process.env.TEST_DATABASE_URL
  if (!postgres) return startIn(dataDir, env)
  const { url, drop } = await createPostgres(postgres)
  try {
    const app = await startIn(dataDir, { DATABASE_URL: url, ...env })
    return { ...app, stop: () => app.stop().finally(drop) }
  } catch (error) {
    await drop()
    throw error
  }
}

/** The same on an installation that is in use, of which it gets a copy. */
export async function startOnCopy(installation: string, env: Record<string, string> = {}): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), 'probant-story-'))
  await cp(installation, dataDir, { recursive: true })
  return startIn(dataDir, env)
}

async function startIn(dataDir: string, env: Record<string, string>): Promise<App> {
  const app = await serve(dataDir, env)
  return {
    ...app,
    async stop() {
      await app.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The product on the files in a folder, which it leaves there. */
export async function serve(dataDir: string, env: Record<string, string>): Promise<App> {
  const server = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      PROOF_OF_WORK_ROUNDS: '1',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  return {
    url: await addressOf(server, log),
    log,
    async stop() {
      const code = server.exitCode ?? (await stopped(server))
      if (code !== 0)
        throw new Error(`The server did not stop cleanly (${code}):\n${log.slice(-20).join('\n')}`)
    },
  }
}

/** For whoever has to know its address before it has begun. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error()),
      )
    })
  })
}

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

function addressOf(server: ChildProcess, log: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        log.push(line)
        const address = /is ready: (?<url>\S+)/.exec(line)?.groups?.url
        if (address) resolve(address)
      })
    }
    server.on('error', reject)
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${log.join('\n')}`)))
  })
}

async function stopped(server: ChildProcess): Promise<number | null> {
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  const [code] = await exit
  return code
}
