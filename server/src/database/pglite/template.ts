import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER, migrate } from '../migrate.ts'
import { clusterIn, startInstance } from './instance.ts'
import { syncToDisk } from './sync-to-disk.ts'

/**
 * The files of an empty database with all migrations applied. It takes seconds to make and a moment to copy, so it is
 * made once for each version of PGlite and of the migrations.
 */
export async function ensureTemplate(): Promise<string> {
  const name = await templateName()
  const template = join(CACHE_FOLDER, name)
  if (existsSync(template)) return template

  await mkdir(CACHE_FOLDER, { recursive: true })
  const unfinished = await mkdtemp(join(CACHE_FOLDER, 'unfinished-'))
  try {
    await fillSlowly(unfinished)
    await syncToDisk(unfinished)
    await rename(clusterIn(unfinished), template).catch((error) => {
      // Another process was faster.
      if (!existsSync(template)) throw error
    })
    await removeOthers(name)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return template
}

/** Sets up an empty, migrated database in the folder by running everything that makes one. */
export async function fillSlowly(folder: string): Promise<void> {
  const instance = await startInstance({ folder, isDurable: false })
  try {
    await migrate(instance)
  } finally {
    await instance.stop()
  }
}

const PGLITE_FOLDER = join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../..')
const CACHE_FOLDER = join(PGLITE_FOLDER, '../../.cache/probant')
const PREFIX = 'database-'

async function templateName(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PGLITE_FOLDER, 'package.json'), 'utf8'))
  const migrations = createHash('sha256')
  for (const file of (await readdir(MIGRATIONS_FOLDER)).sort()) {
    if (file.endsWith('.sql')) migrations.update(await readFile(join(MIGRATIONS_FOLDER, file)))
  }
  return `${PREFIX}${version}-${migrations.digest('hex').slice(0, 12)}`
}

async function removeOthers(name: string): Promise<void> {
  for (const other of await readdir(CACHE_FOLDER)) {
    if (!other.startsWith(PREFIX) || other === name) continue
    await rm(join(CACHE_FOLDER, other), { recursive: true, force: true })
  }
}
