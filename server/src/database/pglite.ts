import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Log } from '#server/platform/log.ts'
import type { Engine } from './client.ts'
import { ensureCluster } from './pglite/cluster.ts'
import { lockFolder } from './pglite/folder-lock.ts'
import { startHousekeeping } from './pglite/housekeeping.ts'
import { type PgliteInstance, startInstance } from './pglite/instance.ts'

export interface PgliteEngine extends Engine, Pick<PgliteInstance, 'countSyncs'> {}

/** The embedded database: PostgreSQL as WebAssembly, its files in the data folder, for one process at a time. */
export async function openPglite({ dataDir, log }: { dataDir: string; log?: Log }): Promise<PgliteEngine> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let instance: PgliteInstance | undefined
  const lock = await lockFolder(folder, {
    onLost() {
      log?.error(`Another process has taken the data folder ${folder}, so the database is stopped`)
      instance?.abandon()
    },
  })

  try {
    await ensureCluster(folder, { log })
    instance = await startInstance({ folder, log })
  } catch (error) {
    await lock.release()
    throw error
  }

  const { pool, countSyncs, stop } = instance
  const housekeeping = startHousekeeping(pool, { log })
  return {
    name: 'pglite',
    pool,
    countSyncs,
    async close() {
      housekeeping.stop()
      await stop()
      await lock.release()
    },
  }
}
