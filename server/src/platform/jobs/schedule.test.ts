import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { createSchedule } from './schedule.ts'

describe('a schedule', () => {
  it('tells a long job to come to an end when it is stopped, and waits for that', async () => {
    const schedule = createSchedule(createLog('silent'))
    const began = Promise.withResolvers<void>()
    let hasEnded = false
    const run = async (stopping: AbortSignal) => {
      while (!stopping.aborted) {
        began.resolve()
        await pause(5)
      }
      hasEnded = true
    }

    schedule.start([{ name: 'endless', everyMs: 60_000, run }])
    await began.promise
    await schedule.stop()
    expect(hasEnded).toBe(true)
  })

  it('runs a job again that failed, until it is stopped', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const schedule = createSchedule(createLog('silent'))
    const run = vi.fn(() => Promise.reject(new Error('as the test wishes')))

    schedule.start([{ name: 'failing', everyMs: 1000, run }])
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).toHaveBeenCalledTimes(2)

    await schedule.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(2)
  })
})
