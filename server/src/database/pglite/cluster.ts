import { constants, cpSync, existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/platform/log.ts'
import { clusterIn } from './instance.ts'
import { syncEntry, syncToDisk } from './sync-to-disk.ts'
import { ensureTemplate, fillSlowly } from './template.ts'

/** Sees to it that the folder holds a database. A new one gets its name only once it is complete and on disk. */
export async function ensureCluster(folder: string, { log }: { log?: Log } = {}): Promise<void> {
  const cluster = clusterIn(folder)
  if (existsSync(join(cluster, 'PG_VERSION'))) return

  const unfinished = join(folder, 'unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  const template = await ensureTemplate().catch((error) => {
    log?.warn({ err: error }, 'No template of the database could be made, so each new one takes seconds')
  })
  if (template) copyTemplate(template, unfinished)
  else await fillSlowly(unfinished)

  await chmod(clusterIn(unfinished), 0o700)
  await syncToDisk(unfinished)
  await rename(clusterIn(unfinished), cluster)
  await syncEntry(folder)
  await rm(unfinished, { recursive: true, force: true })
}

export function copyTemplate(template: string, folder: string): void {
  cpSync(template, clusterIn(folder), { recursive: true, mode: constants.COPYFILE_FICLONE })
}
