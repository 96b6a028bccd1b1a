import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Log } from '#server/platform/log.ts'
import { expectEventually } from '#test/eventually.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { isUnavailable } from '../failures.ts'
import { drain } from '../pool.ts'
import { copyTemplate } from './cluster.ts'
import { startPgliteHost } from './host.ts'
import { clusterIn, connectTo } from './instance.ts'
import { socketPathIn } from './socket-folder.ts'
import { ensureTemplate } from './template.ts'

describe('the worker of the embedded database', () => {
  it('is replaced after a crash, with every commit there and the one that crashed refused', async () => {
    const log = fakeLog()
    const pool = await start({ stackMb: TOO_SMALL_A_STACK, log })
    await pool.query('create table notes as select 7 as number')

    const crashing = pool.query('select $1::jsonb', [DEEPLY_NESTED])
    await expect(crashing).rejects.toSatisfy(isUnavailable)

    const { rows } = await expectEventually(() =>
      pool.query('select number from notes').catch(() => undefined),
    )
    expect(rows).toEqual([{ number: 7 }])
    expect(log.error).toHaveBeenCalledWith(
      { reason: expect.stringContaining('Maximum call stack size exceeded') },
      expect.stringContaining('stopped unexpectedly'),
    )
    expect(log.warn).toHaveBeenCalledWith('The embedded database runs again')
  })

  it('answers deeply nested input with an error of its own', async () => {
    const pool = await start({})
    await expect(pool.query('select $1::jsonb', [DEEPLY_NESTED])).rejects.toThrow(
      'stack depth limit exceeded',
    )
    await pool.query('select 1')
  })
})

async function start({ stackMb, log }: { stackMb?: number; log?: Log }) {
  const folder = await temporaryFolder()
  copyTemplate(await ensureTemplate(), folder)
  const order = {
    clusterFolder: clusterIn(folder),
    socketPath: socketPathIn(folder),
    isDurable: true,
    stackMb,
  }
  const host = await startPgliteHost(order, { log })
  const pool = connectTo(folder, { log })
  onTestFinished(async () => {
    await drain(pool)
    await host.stop()
  })
  return pool
}

function fakeLog() {
  return { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
}

const DEEPLY_NESTED = '['.repeat(100_000) + ']'.repeat(100_000)
const TOO_SMALL_A_STACK = 4
