import { constants, cpSync, existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/platform/log.ts'
import { clusterIn } from './instance.ts'
import { ensureTemplate, fillSlowly } from './template.ts'

/** Sees to it that the folder holds a database. A new one gets its name only once it is complete and on disk. */
export async function ensureCluster(folder: string, { log }: { log?: Log } = {}): Promise<void> {
  const cluster = clusterIn(folder)
  if (existsSync(join(cluster, 'PG_VERSION'))) return

  const workshop = join(folder, 'unfinished')
  await rm(workshop, { recursive: true, force: true })
  await mkdir(workshop)
  const template = await ensureTemplate().catch((error) => {
    log?.warn({ err: error }, 'No template of the database could be made, so each new one takes seconds')
  })
  if (template) await copyTemplate(template, workshop)
  else await fillSlowly(workshop)

  await syncAll(workshop)
  await rename(clusterIn(workshop), cluster)
  await sync(folder)
  await rm(workshop, { recursive: true, force: true })
}

export async function copyTemplate(template: string, folder: string): Promise<void> {
  const cluster = clusterIn(folder)
  cpSync(template, cluster, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await chmod(cluster, 0o700)
}

async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(entries.map((entry) => sync(join(entry.parentPath, entry.name))))
  await sync(folder)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
