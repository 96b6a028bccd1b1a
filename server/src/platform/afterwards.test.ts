import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createAfterwards } from './afterwards.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

it('is waited for, also where it leads to more of it', async () => {
  const afterwards = createAfterwards({ log })
  const done: string[] = []
  afterwards.run('the first', async () => {
    await pause(5)
    done.push('first')
    afterwards.run('the second', async () => void done.push('second'))
  })
  expect(done).toEqual([])

  await afterwards.settled()

  expect(done).toEqual(['first', 'second'])
})

it('is logged where it fails, and harms nothing', async () => {
  const afterwards = createAfterwards({ log })
  const failure = new Error('the disk is full')
  afterwards.run('a mail', () => Promise.reject(failure))

  await afterwards.settled()

  expect(log.error).toHaveBeenCalledWith({ err: failure, what: 'a mail' }, expect.any(String))
})
