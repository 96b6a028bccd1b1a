import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Flushes a folder and all that is in it, so that it is still there after a power cut. */
export async function syncToDisk(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) await syncEntry(join(entry.parentPath, entry.name))
  await syncEntry(folder)
}

/** Flushes one file, or the names in one folder. */
export async function syncEntry(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
