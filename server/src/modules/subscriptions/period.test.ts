import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, later } from '#server/platform/clock.ts'
import { periodOf } from './period.ts'

const UNBILLED = { periodStartsAt: null, periodEndsAt: null }
const billed = (start: string, end: string) => ({
  periodStartsAt: new Date(start),
  periodEndsAt: new Date(end),
})
const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

describe('the period in which usage counts', () => {
  it('is the calendar month in UTC where nothing is billed', () => {
    expect(periodOf(UNBILLED, new Date('2026-12-31T23:59:59.999Z'))).toEqual({
      startsAt: new Date('2026-12-01T00:00:00Z'),
      endsAt: new Date('2027-01-01T00:00:00Z'),
    })
  })

  it('is the billing month where something is', () => {
    const subscription = billed('2026-03-10T08:00:00Z', '2026-04-10T08:00:00Z')
    expect(periodOf(subscription, new Date('2026-03-31T00:00:00Z'))).toEqual({
      startsAt: subscription.periodStartsAt,
      endsAt: subscription.periodEndsAt,
    })
  })

  it('goes on where the last one ended, though the provider has not said so yet', () => {
    const subscription = billed('2026-01-31T08:00:00Z', '2026-02-28T08:00:00Z')
    expect(periodOf(subscription, new Date('2026-02-28T08:00:00Z'))).toEqual({
      startsAt: new Date('2026-02-28T08:00:00Z'),
      endsAt: new Date('2026-03-28T08:00:00Z'),
    })
    expect(periodOf(billed('2025-12-31', '2026-01-31'), new Date('2026-02-01')).endsAt).toEqual(
      new Date('2026-02-28'),
    )
  })

  it('goes on for as many months as nobody says anything, by the same day of each', () => {
    const subscription = billed('2025-12-31T08:00:00Z', '2026-01-31T08:00:00Z')
    expect(periodOf(subscription, new Date('2026-04-15'))).toEqual({
      startsAt: new Date('2026-03-31T08:00:00Z'),
      endsAt: new Date('2026-04-30T08:00:00Z'),
    })
  })

  it('holds the moment it is asked for, billed or not', () => {
    const start = fc.option(date)
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 31 }),
        fc.nat(5000),
        date,
        (startsAt, days, passed, at) => {
          const subscription = startsAt
            ? { periodStartsAt: startsAt, periodEndsAt: later(startsAt, days * DAY) }
            : UNBILLED
          const now = startsAt ? later(startsAt, passed * DAY) : at

          const period = periodOf(subscription, now)

          expect(period.startsAt <= now && now < period.endsAt).toBe(true)
          // The next one begins where it ends: nothing is counted twice, or nowhere.
          expect(periodOf(subscription, period.endsAt).startsAt).toEqual(period.endsAt)
        },
      ),
    )
  })
})
