import { existsSync } from 'node:fs'
import { readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { describeThisProcess, type Holder } from './lock-holder.ts'

describe('the lock on a folder', () => {
  it('keeps out a second one, and lets it in after its release', async () => {
    const folder = await temporaryFolder()
    const first = await lock(folder)
    await expect(lock(folder)).rejects.toThrow(`in use by process ${process.pid} since`)

    await first.release()
    await lock(folder)
  })

  it('says who holds it', async () => {
    const folder = await temporaryFolder()
    await lock(folder)
    const holder = JSON.parse(await readFile(join(folder, 'probant.lock'), 'utf8'))
    expect(holder).toMatchObject({ pid: process.pid, host: hostname() })
  })

  it.each([
    ['whose process is gone', { pid: 2 ** 22 + 1 }],
    ['whose number another process has by now', { processStart: 'the day before yesterday' }],
  ])('takes over one %s', async (_, change) => {
    const folder = await temporaryFolder()
    await leaveLock(folder, change)
    await lock(folder)
  })

  it('takes over what is no lock at all', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'probant.lock'), '')
    await lock(folder)
  })

  it('goes to exactly one of many that come at once, with a dead one to take over', async () => {
    for (let round = 0; round < 5; round++) {
      const folder = await temporaryFolder()
      await leaveLock(folder, { pid: 2 ** 22 + 1 })
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lock(folder)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  it('is respected while another machine shows that it lives, and taken over afterwards', async () => {
    const folder = await temporaryFolder()
    const file = await leaveLock(folder, { host: 'elsewhere', pid: 1 })
    const beating = setInterval(() => utimes(file, new Date(), new Date()), 500)
    await expect(lock(folder)).rejects.toThrow('in use by process 1 on elsewhere')

    clearInterval(beating)
    await lock(folder)
  })

  it('notices when it is taken away', async () => {
    const folder = await temporaryFolder()
    const onLost = vi.fn()
    await lock(folder, onLost)
    await leaveLock(folder, { id: 'somebody else' })
    await expectEventually(() => onLost.mock.calls.length === 1)
  })

  it('is put back when somebody merely deletes the file', async () => {
    const folder = await temporaryFolder()
    await lock(folder)
    await rm(join(folder, 'probant.lock'))
    await expectEventually(() => existsSync(join(folder, 'probant.lock')))
    await expect(lock(folder)).rejects.toThrow('in use by process')
  })
})

async function lock(folder: string, onLost = () => {}) {
  const held = await lockFolder(folder, { onLost })
  onTestFinished(() => held.release())
  return held
}

async function leaveLock(folder: string, change: Partial<Holder>): Promise<string> {
  const file = join(folder, 'probant.lock')
  await writeFile(file, JSON.stringify({ ...(await describeThisProcess()), ...change }))
  return file
}
