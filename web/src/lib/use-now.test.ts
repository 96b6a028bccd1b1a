import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentMinute, onMinute } from './use-now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-24T08:00:40Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('tells the time anew at each full minute, to all who look', () => {
  const one = vi.fn()
  const other = vi.fn()
  const leave = [onMinute(one), onMinute(other)]
  const first = currentMinute()

  vi.advanceTimersByTime(19_000)
  expect(one).not.toHaveBeenCalled()
  expect(currentMinute()).toBe(first)

  vi.advanceTimersByTime(1_000)
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(currentMinute()).toEqual(new Date('2025-11-24T08:01:00Z'))

  vi.advanceTimersByTime(120_000)
  expect(one).toHaveBeenCalledTimes(3)
  for (const go of leave) go()
})

it('has no timer once nobody looks', () => {
  const leave = onMinute(vi.fn())
  expect(vi.getTimerCount()).toBe(1)
  leave()
  expect(vi.getTimerCount()).toBe(0)
})
