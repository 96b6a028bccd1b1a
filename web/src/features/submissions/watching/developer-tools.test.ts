import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aWatchedPage } from '../../../../test/a-watched-page.ts'
import { developerToolsOpen } from './developer-tools.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('are told of once per opening, by one worker that goes on being asked', async () => {
  const { tools, reported, stop } = aWatchedPage()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reported).toEqual([])

  tools.areOpen = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect([reported, tools.workers, tools.halted.length]).toEqual([['developer_tools'], 1, 1])

  // Going on from where it halted closes nothing.
  tools.resume()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([reported, tools.halted.length]).toEqual([['developer_tools'], 1])

  tools.areOpen = false
  tools.resume()
  await vi.advanceTimersByTimeAsync(10_000)
  tools.areOpen = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reported).toEqual(['developer_tools', 'developer_tools'])
  stop()
  expect(tools.workers).toBe(0)
})

it('are not open where no worker can be had', async () => {
  const { stop } = aWatchedPage()
  class Missing extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new Event('error')))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', Missing)
  expect(await developerToolsOpen()).toBe(false)
  stop()
})

it('stopping while it is asked leaves nothing halted behind', async () => {
  const { tools, stop } = aWatchedPage()
  tools.areOpen = true
  const isOpen = developerToolsOpen()
  await vi.advanceTimersByTimeAsync(100)
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await isOpen).toBe(false)
  tools.areOpen = false
  expect(await developerToolsOpen()).toBe(false)
})
