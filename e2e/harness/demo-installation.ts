import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { serve } from './app.ts'

/**
 * The files of an installation that holds the demonstration. To fill one takes longer than most stories: the first
 * worker that needs it does, and all others wait and copy. It belongs to the run, which is the parent of all workers.
 */
export async function demoInstallation(): Promise<string> {
  const folder = folderOf(process.ppid)
  const [data, done, failed] = ['data', 'done', 'failed'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const isFirst = await mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
  if (isFirst) {
    try {
      await mkdir(data)
      await (await serve(data, { DEMO: '1' })).stop()
      await writeFile(done, '')
    } catch (error) {
      await writeFile(failed, String(error))
      throw error
    }
  }
  await expect.poll(() => existsSync(done) || existsSync(failed), { timeout: FOR_WHAT_HANGS_MS }).toBe(true)
  if (existsSync(failed)) throw new Error('The demonstration could not be filled; another worker says why.')
  return data
}

/** Called by Playwright before all stories, for what an earlier run may have left, and what it returns after them. */
export default async function forgetDemoInstallation() {
  const forget = () => rm(folderOf(process.pid), { recursive: true, force: true })
  await forget()
  return forget
}

const FOR_WHAT_HANGS_MS = 300_000

function folderOf(playwright: number): string {
  return join(tmpdir(), `probant-demo-${playwright}`)
}
