import { describe, expect, it } from 'vitest'
import { later } from './clock.ts'
import { createPace } from './pace.ts'

const START = new Date('2026-11-16T09:00:00.000Z')

describe('a pace', () => {
  it('allows so many at once, then so many a second', () => {
    const { keep } = createPace({ atOnce: 3, perSecond: 10, remembers: 10 })
    const taken = (at: number) => isTaken(() => keep('paul', later(START, at)))

    expect([taken(0), taken(0), taken(0), taken(0)]).toEqual([true, true, true, false])
    expect([taken(99), taken(100), taken(100)]).toEqual([false, true, false])
    expect([taken(10_000), taken(10_000), taken(10_000), taken(10_000)]).toEqual([true, true, true, false])
  })

  it('is everybody’s own, and says how long to wait', () => {
    const { keep } = createPace({ atOnce: 1, perSecond: 0.1, remembers: 10 })
    keep('paul', START)
    keep('marie', START)
    expect(() => keep('paul', later(START, 1))).toThrow(
      expect.objectContaining({ refusal: 'tooManyAttempts', params: { seconds: 10 } }),
    )
  })

  it('remembers no more than it should, and those who came last', () => {
    const { keep } = createPace({ atOnce: 1, perSecond: 1, remembers: 2 })
    for (const key of ['first', 'second', 'third']) keep(key, START)
    expect(isTaken(() => keep('third', START))).toBe(false)
    expect(isTaken(() => keep('first', START))).toBe(true)
  })
})

function isTaken(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}
