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
      host: socketFolder,
      user: 'postgres',
      database: 'postgres',
      // There is a single session underneath, which would mix up the statements of two connections ...
      max: 1,
      idleTimeoutMillis: 0,
      // ... and still has those of the connection before.
      onConnect: (client) => client.query('discard all'),
    },
    log,
  )
}
