import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arrival, type Departure, isReturn } from './departure.ts'

const left: Departure = { at: 10_000, entryCount: 3, isMeant: false }
const back: Arrival = { kind: 'back_forward', at: 18_000, entryCount: 4, isFromAnother: false }

describe('a page was left and come back to', () => {
  it('by Back from another address, and by its own address typed or followed', () => {
    expect(isReturn(left, back)).toBe(true)
    expect(isReturn(left, { ...back, kind: 'navigate', entryCount: 5 })).toBe(true)
  })

  it('by Forward, from another page of this site or after one has said so', () => {
    expect(isReturn(left, { ...back, entryCount: 3, isFromAnother: true })).toBe(true)
    expect(isReturn({ ...left, isMeant: true }, { ...back, entryCount: 3 })).toBe(true)
  })
})

describe('nobody has left', () => {
  it('by a reload, however slow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), (ms) => {
        expect(isReturn(left, { ...back, kind: 'reload', at: left.at + ms })).toBe(false)
      }),
    )
  })

  it('by typing the same address again: the browser set out before the page was left', () => {
    expect(isReturn(left, { ...back, kind: 'navigate', at: left.at - 5_000 })).toBe(false)
  })

  it('by a crash, or in another tab: nothing was written down', () => {
    for (const kind of ['navigate', 'back_forward', 'reload'] as const)
      expect(isReturn(undefined, { ...back, kind })).toBe(false)
  })

  it('by a tab that the browser brings back: it remembers no more pages than before', () => {
    expect(isReturn(left, { ...back, entryCount: left.entryCount })).toBe(false)
  })
})
