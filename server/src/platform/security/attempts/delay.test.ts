import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { delayMs } from './delay.ts'
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
