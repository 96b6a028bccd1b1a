import { BUILD_POLL_MS } from '@probant/contract/limits'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchForNewVersion } from './new-version.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks every hour and says once that another build is served', async () => {
  const onNewVersion = vi.fn()
  const fetchLatest = vi.fn(async () => 'first')
  watchForNewVersion({ onNewVersion, runningBuild: 'first', fetchLatest })

  await vi.advanceTimersByTimeAsync(BUILD_POLL_MS - 1)
  expect(fetchLatest).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchLatest).toHaveBeenCalledOnce()
  expect(onNewVersion).not.toHaveBeenCalled()

  fetchLatest.mockResolvedValue('second')
  await vi.advanceTimersByTimeAsync(3 * BUILD_POLL_MS)
  expect(onNewVersion).toHaveBeenCalledOnce()
  expect(fetchLatest).toHaveBeenCalledTimes(2)
})

it('says nothing while the server cannot be asked', async () => {
  const onNewVersion = vi.fn()
  const fetchLatest = vi.fn(async () => Promise.reject(new Error('offline')))
  watchForNewVersion({ onNewVersion, runningBuild: 'first', fetchLatest })
  await vi.advanceTimersByTimeAsync(2 * BUILD_POLL_MS)
  expect(fetchLatest).toHaveBeenCalledTimes(2)
  expect(onNewVersion).not.toHaveBeenCalled()
})
