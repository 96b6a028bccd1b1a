import { expect, it } from 'vitest'
import { countOf, withTick } from './choice.ts'

const found = { goodCount: 10, duplicateCount: 3 }

it('counts what comes in: what is there already only on wish, what was unticked never', () => {
  expect(countOf(found, new Map(), false)).toBe(7)
  expect(countOf(found, new Map(), true)).toBe(10)
  const fresh = withTick(new Map(), { number: 1, isDuplicate: false }, false)
  expect(countOf(found, fresh, false)).toBe(6)
  const both = withTick(fresh, { number: 2, isDuplicate: true }, false)
  expect(countOf(found, both, false)).toBe(6)
  expect(countOf(found, both, true)).toBe(8)
  expect(countOf(found, withTick(both, { number: 1, isDuplicate: false }, true), true)).toBe(9)
})
