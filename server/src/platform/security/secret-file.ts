import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A secret in a file of its own, which nobody else on this machine can read. */
export function createSecretFile(path: string) {
  return {
    path,
    read,

    /** Whole or not at all, and on the disk when this is over: whatever is signed with it must outlive a power cut. */
    async keep(secret: string): Promise<void> {
      if ((await read()) === secret) return
      const unfinished = `${path}.${process.pid}`
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        const file = await open(unfinished, 'w', 0o600)
        try {
          await file.writeFile(`${secret}\n`)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, path)
        await syncFolder(dirname(path))
      } catch (error) {
        const reason = (error as Error).message
        throw new Error(
          `${path} can't be written (${reason}). Make its folder writable, or set SESSION_SECRET.`,
          {
            cause: error,
          },
        )
      }
    },
  }

  async function read(): Promise<string | undefined> {
    try {
      return (await readFile(path, 'utf8')).trim() || undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw new Error(`${path} can't be read (${(error as Error).message}).`, { cause: error })
    }
  }
}

/** A new name is on the disk only once its folder is; Windows opens no folders, and needs no such thing. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
