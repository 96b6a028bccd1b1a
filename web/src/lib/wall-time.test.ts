import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, offsetMinutes, wallTimeOf } from './wall-time.ts'

const PARIS = 'Europe/Paris'
const MONTREAL = 'America/Montreal'
const ZONES = [PARIS, MONTREAL, 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']

const zone = fc.constantFrom(...ZONES)
const minute = fc
  .date({ min: new Date('1975-01-01T00:00Z'), max: new Date('2100-01-01T00:00Z'), noInvalidDate: true })
  .map((date) => Math.floor(date.getTime() / 60_000) * 60_000)

describe('wall time', () => {
  it('leads back to the instant, or to the first of the two at which the clocks show it', () => {
    fc.assert(
      fc.property(minute, zone, (time, timeZone) => {
        const instant = new Date(time).toISOString()
        const wallTime = wallTimeOf(instant, timeZone)
        const back = instantOf(wallTime, timeZone)
        expect(wallTimeOf(back, timeZone)).toBe(wallTime)
        expect(time - Date.parse(back)).toBeOneOf([0, 30 * 60_000, 60 * 60_000])
      }),
    )
  })

  it('is kept, or moved on to where the clocks go on', () => {
    fc.assert(
      fc.property(minute, zone, (time, timeZone) => {
        const wallTime = new Date(time).toISOString().slice(0, 16)
        const shown = wallTimeOf(instantOf(wallTime, timeZone), timeZone)
        expect(minutesBetween(wallTime, shown)).toBeOneOf([0, 15, 30, 60])
      }),
    )
  })

  it('is the later one where the clocks are put forward', () => {
    expect(instantOf('2026-03-29T02:30', PARIS)).toBe('2026-03-29T01:30:00.000Z')
    expect(wallTimeOf('2026-03-29T01:30:00.000Z', PARIS)).toBe('2026-03-29T03:30')
    expect(instantOf('2026-10-04T02:10', 'Australia/Lord_Howe')).toBe('2026-10-03T15:40:00.000Z')
  })

  it('is the first one where the clocks are put back', () => {
    expect(instantOf('2026-10-25T02:30', PARIS)).toBe('2026-10-25T00:30:00.000Z')
    expect(instantOf('2026-11-01T01:30', MONTREAL)).toBe('2026-11-01T05:30:00.000Z')
  })

  it('knows quarters of an hour, and midnight', () => {
    expect(instantOf('2026-01-01T00:00', 'Asia/Kathmandu')).toBe('2025-12-31T18:15:00.000Z')
    expect(wallTimeOf('2026-06-30T22:00:00.000Z', PARIS)).toBe('2026-07-01T00:00')
    expect(offsetMinutes('2026-07-01T00:00:00.000Z', 'Asia/Kathmandu')).toBe(345)
    expect(offsetMinutes('2026-07-01T00:00:00.000Z', MONTREAL)).toBe(-240)
  })
})

describe('a creator in Paris and a participant in Montreal', () => {
  it.each([
    // America changes three weeks before Europe in spring, and one week after it in autumn.
    ['before both changes in spring', '2026-03-06T09:00', '2026-03-06T03:00'],
    ['between them', '2026-03-20T09:00', '2026-03-20T04:00'],
    ['on the day of the European one', '2026-03-29T09:00', '2026-03-29T03:00'],
    ['in summer', '2026-07-01T09:00', '2026-07-01T03:00'],
    ['between both changes in autumn', '2026-10-28T09:00', '2026-10-28T04:00'],
    ['on the day of the American one', '2026-11-01T09:00', '2026-11-01T03:00'],
    ['in winter', '2026-12-01T09:00', '2026-12-01T03:00'],
  ])('see the same instant %s', (_, inParis, inMontreal) => {
    const instant = instantOf(inParis, PARIS)
    expect(wallTimeOf(instant, MONTREAL)).toBe(inMontreal)
    expect(instantOf(inMontreal, MONTREAL)).toBe(instant)
  })

  it('see a quiz of the same length over the change', () => {
    const [start, end] = ['2026-03-28T18:00', '2026-03-29T18:00'].map((wallTime) =>
      instantOf(wallTime, PARIS),
    )
    expect(hoursBetween(start, end)).toBe(23)
    expect([start, end].map((instant) => wallTimeOf(instant ?? '', MONTREAL))).toEqual([
      '2026-03-28T13:00',
      '2026-03-29T12:00',
    ])
  })
})

it('keeps the wall time when the zone is changed', () => {
  const wallTime = wallTimeOf('2026-09-01T07:00:00.000Z', PARIS)
  expect(instantOf(wallTime, MONTREAL)).toBe('2026-09-01T13:00:00.000Z')
})

function minutesBetween(one: string, other: string): number {
  return (Date.parse(`${other}Z`) - Date.parse(`${one}Z`)) / 60_000
}

function hoursBetween(one = '', other = ''): number {
  return (Date.parse(other) - Date.parse(one)) / 3_600_000
}
