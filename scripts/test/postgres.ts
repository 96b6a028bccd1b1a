import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from '../processes/run.ts'

export interface Postgres {
  url: string
  stop(): Promise<void>
}

/** A cluster of our own in a temporary folder, on a port of this machine only; nothing of it outlives the tests. */
export async function startPostgres(programs: string, { isDurable = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'probant-postgres-'))
  const forget = () => rmSync(folder, { recursive: true, force: true })
  try {
    const data = join(folder, 'data')
    const owner = ownerOf(folder)
    const made = await capture(join(programs, 'initdb'), ['-D', data, ...CLUSTER], owner)
    if (made.code !== 0) throw new Error(`PostgreSQL could not make a cluster:\n${made.output}`)

    const port = await freePort()
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...(isDurable ? SETTINGS : [...SETTINGS, ...CARELESS])],
      {
        ...owner,
        stdio: ['ignore', 'ignore', 'pipe'],
        // Out of the terminal's reach: Ctrl-C is for the tests, which then end it themselves.
        detached: true,
      },
    )
    await untilReady(server)
    return {
      url: `postgres://probant@127.0.0.1:${port}/postgres`,
      stop: async () => {
        const ended = once(server, 'exit')
        if (server.exitCode === null && server.kill('SIGINT')) await ended
        forget()
      },
    }
  } catch (error) {
    forget()
    throw error
  }
}

const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const CLUSTER = ['-U', 'probant', '-A', 'trust', '-E', 'UTF8', `--locale=${LOCALE}`, '--no-sync']

const asArguments = (settings: string[]) => settings.flatMap((setting) => ['-c', setting])
const SETTINGS = asArguments([
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
])
// What the tests write need not survive a crash; waiting for the disk would only cost time.
const CARELESS = asArguments(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'])

/** PostgreSQL refuses to be run by root: then it belongs to a user who may do little else. */
function ownerOf(folder: string): SpawnOptions {
  if (process.getuid?.() !== 0) return { cwd: folder }
  const { uid, gid } = idsOf('postgres') ?? idsOf('nobody') ?? { uid: 65_534, gid: 65_534 }
  chownSync(folder, uid, gid)
  return { cwd: folder, uid, gid }
}

function idsOf(user: string): { uid: number; gid: number } | undefined {
  const [, uid, gid] =
    new RegExp(`^${user}:[^:]*:(\\d+):(\\d+):`, 'm').exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** It says so in its log; that is read to the end, for a full pipe would stop it. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      log = `${log}${chunk}`.slice(-10_000)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL ended by itself:\n${log}`)))
  })
}
