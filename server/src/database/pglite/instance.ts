import { join } from 'node:path'
import type pg from 'pg'
import type { Log } from '#server/platform/log.ts'
import { createPool, drain } from '../pool.ts'
import { type PgliteHost, startPgliteHost } from './host.ts'
import { chooseSocketFolder, socketPathIn } from './socket-folder.ts'

export interface PgliteInstance extends PgliteHost {
  pool: pg.Pool
}

/** PGlite on the files in `folder`, and the one connection to it. */
export async function startInstance({
  folder,
  isDurable = true,
  log,
}: InstanceOptions): Promise<PgliteInstance> {
  const socket = await chooseSocketFolder(folder)
  const order = { clusterFolder: clusterIn(folder), socketPath: socketPathIn(socket.folder), isDurable }
  const host = await startPgliteHost(order, { log })
  const pool = connectTo(socket.folder, { log })

  return {
    ...host,
    pool,
    async stop() {
      await drain(pool)
      await host.stop()
      await socket.remove()
    },
  }
}

export interface InstanceOptions {
  folder: string
  /** Whether what is committed has to survive a power cut. */
  isDurable?: boolean
  log?: Log
}

/** Where PostgreSQL's own files are. */
export function clusterIn(folder: string): string {
  return join(folder, 'database')
}

export function connectTo(socketFolder: string, { log }: { log?: Log } = {}): pg.Pool {
  return createPool(
    {
      ...ADDRESS,
      host: socketFolder,
      // There is a single session underneath, which would mix up the statements of two connections ...
      max: 1,
      // ... and still has those of the connection before.
      onConnect: (client) => client.query('discard all'),
      connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
      idleTimeoutMillis: 0,
    },
    log,
  )
}

/** All said, lest the driver takes it from variables that are meant for other databases. */
const ADDRESS = { port: 5432, user: 'postgres', password: '', database: 'postgres', ssl: false }

// Everybody queues for the one connection, so a wait is no sign yet that something is wrong.
const QUEUE_TIMEOUT_MS = 15_000
