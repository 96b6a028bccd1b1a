import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withLock } from './lock.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'probant-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the lock of a folder', () => {
  it('lets one work after the other, and says that it waits', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const file = join(folder, 'setup.lock')
    const events: string[] = []
    const work = (name: string) =>
      withLock(file, async () => {
        events.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, 50))
        events.push(`${name} ends`)
      })
    await Promise.all([work('one'), work('other')])
    expect(events).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
    expect(told).toHaveBeenCalledWith(`Waiting for process ${process.pid}, which is setting up this folder …`)
  })

  it('is taken over from a process that died', async () => {
    const file = join(folder, 'setup.lock')
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(file, String(pid))
    expect(await withLock(file, async () => 'done')).toBe('done')
  })

  it('is given back when the work fails', async () => {
    const file = join(folder, 'setup.lock')
    await expect(withLock(file, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
    expect(existsSync(file)).toBe(false)
  })
})
