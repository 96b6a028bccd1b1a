import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Arrival,
  type Departure,
  forgetDeparture,
  isReturn,
  readArrival,
  takeReturn,
  writeDeparture,
} from './departure.ts'

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

describe('the note that a tab keeps', () => {
  const tab = new Map<string, string>()
  const here = { history: { length: 3 } as History }

  beforeEach(() => {
    tab.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
      removeItem: (key: string) => tab.delete(key),
    })
    vi.stubGlobal('history', here.history)
  })
  afterEach(() => void vi.unstubAllGlobals())

  /** A page of that quiz is opened in the tab, a minute after whatever was there before. */
  const arrive = (quizId: string, type = 'navigate') => {
    const at = performance.timeOrigin + performance.now() + 60_000
    vi.stubGlobal('performance', { timeOrigin: at, now: () => 0, getEntriesByType: () => [{ type }] })
    readArrival(quizId)
  }

  it('tells once that somebody is back at the quiz that was left', () => {
    writeDeparture(here, 'A')
    arrive('A')
    expect(takeReturn('A')).toBe(true)
    expect(takeReturn('A')).toBe(false)
    arrive('A')
    expect(takeReturn('A')).toBe(false)
  })

  it('says nothing about another quiz that is begun in the tab', () => {
    writeDeparture(here, 'A')
    arrive('B')
    expect(takeReturn('B')).toBe(false)
  })

  it('outlasts a look at another quiz, and even work on it', () => {
    writeDeparture(here, 'A')
    arrive('B')
    writeDeparture(here, 'B')
    arrive('A')
    expect(takeReturn('A')).toBe(true)
    arrive('B')
    expect(takeReturn('B')).toBe(true)
  })

  it('is gone once there is no work to come back to: whoever starts then has not left', () => {
    writeDeparture(here, 'A')
    arrive('A')
    forgetDeparture('A')
    expect(takeReturn('A')).toBe(false)
    arrive('A')
    expect(takeReturn('A')).toBe(false)
  })

  it('outlasts a login on the way back, but makes no return of a reload', () => {
    writeDeparture(here, 'A')
    arrive('A')
    arrive('A')
    expect(takeReturn('A')).toBe(true)

    writeDeparture(here, 'A')
    arrive('A', 'reload')
    arrive('A')
    expect(takeReturn('A')).toBe(false)
  })
})
