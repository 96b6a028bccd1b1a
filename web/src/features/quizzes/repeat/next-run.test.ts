import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallTimeOf } from '#web/lib/wall-time.ts'
import { nextRun, RHYTHMS } from './next-run.ts'

const PARIS = { timeZone: 'Europe/Paris', now: new Date('2026-03-05T12:00:00Z') }
/** From 9:00 to 18:00 in Paris, in winter. */
const LAST = { startsAt: '2026-03-02T08:00:00.000Z', endsAt: '2026-03-02T17:00:00.000Z' }

describe('the next run', () => {
  it('begins and ends when it did by the clocks of the place, also in summer', () => {
    expect(nextRun(LAST, { ...PARIS, rhythm: 'week' })).toEqual({
      startsAt: '2026-03-09T08:00:00.000Z',
      endsAt: '2026-03-09T17:00:00.000Z',
    })
    expect(nextRun(LAST, { ...PARIS, rhythm: 'month' })).toEqual({
      startsAt: '2026-04-02T07:00:00.000Z',
      endsAt: '2026-04-02T16:00:00.000Z',
    })
  })

  it('is on the last day of a month that is too short', () => {
    const january = { startsAt: '2026-01-31T08:00:00.000Z', endsAt: '2026-02-01T08:00:00.000Z' }
    const now = new Date('2026-02-02T12:00:00Z')
    expect(nextRun(january, { ...PARIS, now, rhythm: 'month' })).toEqual({
      startsAt: '2026-02-28T08:00:00.000Z',
      endsAt: '2026-03-01T08:00:00.000Z',
    })
  })

  it('is still to come, however long ago the last one was, and at the same time of day', () => {
    const instant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    })
    const zones = fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'UTC')
    fc.assert(
      fc.property(instant, instant, zones, fc.constantFrom(...RHYTHMS), (start, now, timeZone, rhythm) => {
        const startsAt = new Date(Math.floor(start.getTime() / 60_000) * 60_000).toISOString()
        const last = { startsAt, endsAt: new Date(Date.parse(startsAt) + 7_200_000).toISOString() }
        const next = nextRun(last, { rhythm, timeZone, now })
        expect(Date.parse(next.startsAt)).toBeGreaterThan(now.getTime())
        expect(Date.parse(next.startsAt)).toBeGreaterThan(start.getTime())
        const [was, is] = [wallTimeOf(startsAt, timeZone), wallTimeOf(next.startsAt, timeZone)]
        // Only where the clocks are put forward past it.
        const hours = Math.abs(Number(is.slice(11, 13)) - Number(was.slice(11, 13)))
        expect(hours).toBeLessThanOrEqual(1)
        if (rhythm === 'week') {
          const days = (Date.parse(is.slice(0, 10)) - Date.parse(was.slice(0, 10))) / 86_400_000
          expect(days % 7).toBe(0)
        }
      }),
    )
  })
})
