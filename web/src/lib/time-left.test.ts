import { describe, expect, it } from 'vitest'
import { minutesLeftSoon } from './time-left.ts'

const NINE = new Date('2025-11-24T09:00:00Z')
const open = (endsAt: string | null) => ({ phase: 'open' as const, endsAt })

describe('the time that is left of an open quiz', () => {
  it('is told once it is less than an hour', () => {
    expect(minutesLeftSoon(open('2025-11-24T09:25:00Z'), NINE)).toBe(25)
    expect(minutesLeftSoon(open('2025-11-24T09:24:01Z'), NINE)).toBe(25)
    expect(minutesLeftSoon(open('2025-11-24T10:00:00Z'), NINE)).toBeUndefined()
  })

  it('never runs below nothing', () => {
    expect(minutesLeftSoon(open('2025-11-24T08:59:00Z'), NINE)).toBe(0)
  })

  it('is no matter before it opens, or without an end', () => {
    expect(minutesLeftSoon({ phase: 'scheduled', endsAt: '2025-11-24T09:25:00Z' }, NINE)).toBeUndefined()
    expect(minutesLeftSoon(open(null), NINE)).toBeUndefined()
  })
})
