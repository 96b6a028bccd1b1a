import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { isUnavailable } from './failures.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'

describe('the embedded database', () => {
  it('starts empty and migrated, keeps what was written, and leaves only its files when closed', async () => {
    const dataDir = join(await temporaryFolder(), 'new', 'data')
    const first = await timed('first open', () => openPglite({ dataDir }))
    await migrate(first)
    await first.pool.query('create table notes as select 7 as number')
    await timed('close', first.close)

    const second = await timed('second open', () => openPglite({ dataDir }))
    const { rows } = await second.pool.query(
      'select number from notes, (select count(*) from users) as people',
    )
    await second.close()

    expect(rows).toEqual([{ number: 7 }])
    expect(await readdir(dataDir)).toEqual(['database'])
  })

  it('lives in a folder too deep for a socket', async () => {
    const dataDir = join(await temporaryFolder(), 'deep-'.repeat(20), 'deeper-'.repeat(20))
    const { pool, close } = await openPglite({ dataDir })
    const { rows } = await pool.query('select 1 as one')
    await close()

    expect(rows).toEqual([{ one: 1 }])
  })

  it('flushes every commit to disk', async () => {
    const { pool, countSyncs, close } = await openPglite({ dataDir: await temporaryFolder() })
    onTestFinished(close)
    await pool.query('create table notes (number int)')

    const before = await countSyncs()
    for (let number = 1; number <= 50; number++) await pool.query('insert into notes values ($1)', [number])
    const afterWrites = await countSyncs()
    for (let number = 1; number <= 50; number++) await pool.query('select count(*) from notes')
    const afterReads = await countSyncs()

    expect(afterWrites - before).toBeGreaterThanOrEqual(50)
    expect(afterReads).toBe(afterWrites)
  })

  it('refuses a second process, naming the first', async () => {
    const dataDir = await temporaryFolder()
    const writer = startWriter(dataDir)
    await writer.acknowledged(1)

    await expect(openPglite({ dataDir })).rejects.toThrow(
      new RegExp(`data folder ${dataDir} is in use by process ${writer.process.pid} since 20`),
    )
    await writer.kill()
  })

  it('has every acknowledged row after a kill in the middle of writing, again and again', async () => {
    const dataDir = await temporaryFolder()
    const acknowledged = new Set<number>()
    for (const count of [50, 200]) {
      const writer = startWriter(dataDir)
      await writer.acknowledged(count)
      for (const number of await writer.kill()) acknowledged.add(number)
    }

    const { pool, close } = await openPglite({ dataDir })
    const { rows } = await pool.query<{ number: number }>('select number from notes')
    await close()

    const kept = new Set(rows.map(({ number }) => number))
    expect(acknowledged.size).toBeGreaterThanOrEqual(250)
    expect([...acknowledged].filter((number) => !kept.has(number))).toEqual([])
  })

  it('stops rather than share its folder with somebody who took it by force', async () => {
    const dataDir = await temporaryFolder()
    const error = vi.fn()
    const { pool, close } = await openPglite({ dataDir, log: { debug() {}, info() {}, warn() {}, error } })
    onTestFinished(close)
    await pool.query('select 1')

    const lockFile = join(dataDir, 'probant.lock')
    const holder = JSON.parse(await readFile(lockFile, 'utf8'))
    await writeFile(lockFile, JSON.stringify({ ...holder, id: 'somebody else' }))

    await expectEventually(() => error.mock.calls.length > 0)
    expect(error).toHaveBeenCalledWith(
      `Another process has taken the data folder ${dataDir}, so the database is stopped`,
    )
    await expectEventually(() => pool.query('select 1').then(() => false, isUnavailable))
  })

  it('is free again for others after a failed start', async () => {
    const dataDir = await temporaryFolder()
    const blocked = join(dataDir, 'database', 'PG_VERSION')
    const { close } = await openPglite({ dataDir })
    await close()
    await writeFile(blocked, '9\n')

    await expect(openPglite({ dataDir })).rejects.toThrow(/did not start.*version 9/s)
    expect(existsSync(join(dataDir, 'probant.lock'))).toBe(false)
  })
})

/** Another process that writes to the folder until it is killed. */
function startWriter(dataDir: string) {
  const child = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const numbers: number[] = []
  const lines = createInterface(child.stdout).on('line', (line) => numbers.push(Number(line)))

  return {
    process: child as ChildProcess,
    async acknowledged(count: number) {
      while (numbers.length < count) await once(lines, 'line')
      return numbers
    },
    async kill() {
      const ended = Promise.all([once(child, 'exit'), once(lines, 'close')])
      child.kill('SIGKILL')
      await ended
      return numbers
    },
  }
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  process.stdout.write(`embedded database, ${what}: ${Math.round(performance.now() - startedAt)} ms\n`)
  return result
}

const WRITER = fileURLToPath(new URL('../../test/programs/insert-until-killed.ts', import.meta.url))
