import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { later } from '#server/platform/clock.ts'
import { delayMs, waitMs } from './delay.ts'
import { networkOf } from './service.ts'

const rules = fc.record({
  free: fc.integer({ min: 1, max: 100 }),
  longestMs: fc.integer({ min: 1000, max: 900_000 }),
})

describe('the delay after failures', () => {
  it('is none for the first few, grows from a second, and has an end', () => {
    fc.assert(
      fc.property(rules, fc.nat(10_000), (rule, failures) => {
        const delay = delayMs(failures, rule)
        if (failures < rule.free) {
          expect(delay).toBe(0)
          return
        }
        expect(delay).toBeGreaterThanOrEqual(1000)
        expect(delay).toBeLessThanOrEqual(rule.longestMs)
        expect(delayMs(failures + 1, rule)).toBeGreaterThanOrEqual(delay)
      }),
    )
  })
})

describe('how long the next attempt waits', () => {
  const failedAt = new Date('2026-11-16T09:00:00Z')

  it('is what is left of the delay, and nothing within the free allowance, whatever the clock says', () => {
    fc.assert(
      fc.property(
        rules,
        fc.nat(200),
        fc.integer({ min: -900_000, max: 900_000 }),
        (rule, failures, elapsed) => {
          const wait = waitMs({ failures, lastFailureAt: failedAt }, rule, later(failedAt, elapsed))
          const delay = delayMs(failures, rule)
          if (elapsed >= 0) expect(wait).toBe(Math.max(0, delay - elapsed))
          if (failures < rule.free) expect(wait).toBe(0)
          expect(wait).toBeLessThan(2 * delay + 1)
        },
      ),
    )
  })

  it('is not hours because another machine is hours ahead', () => {
    const rule = { free: 5, longestMs: 60_000 }
    const failed = { failures: 20, lastFailureAt: later(failedAt, 3_600_000) }
    expect(waitMs(failed, rule, failedAt)).toBe(0)
  })
})

describe('an address as it is counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
