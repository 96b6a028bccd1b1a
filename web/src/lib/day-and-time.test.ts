import { describe, expect, it, vi } from 'vitest'
import {
  formatHours,
  formatMoment,
  formatNearDay,
  formatZone,
  isSameDay,
  isUtc,
  knownZone,
  showsSameTime,
} from './day-and-time.ts'

const PARIS = 'Europe/Paris'
const MONTREAL = 'America/Montreal'
const MONDAY_NINE = '2025-11-24T08:00:00Z'

vi.stubGlobal('navigator', { languages: ['en-GB', 'fr-FR'] })

describe('a moment in words', () => {
  const clock = { timeZone: PARIS, now: new Date('2025-11-23T22:30:00Z') }

  it('says today and tomorrow by the clock of the place', () => {
    expect(formatMoment('en', MONDAY_NINE, clock)).toBe('tomorrow, 09:00')
    expect(formatMoment('fr', MONDAY_NINE, clock)).toBe('demain, 09:00')
    expect(formatMoment('en', '2025-11-23T23:30:00Z', clock)).toBe('tomorrow, 00:30')
    expect(formatMoment('en', '2025-11-23T23:30:00Z', { ...clock, timeZone: MONTREAL })).toBe('today, 18:30')
  })

  it('names the day beyond, and the year where it is another', () => {
    expect(formatNearDay('en', '2025-11-28T08:00:00Z', clock)).toBe('Fri 28 Nov')
    expect(formatNearDay('fr', '2025-12-01T08:00:00Z', clock)).toBe('lun. 1er déc.')
    expect(formatNearDay('en', '2026-01-05T08:00:00Z', clock)).toContain('2026')
  })

  it('counts days rightly over the change of the clocks', () => {
    const eve = { timeZone: PARIS, now: new Date('2026-03-28T22:30:00Z') }
    expect(formatMoment('en', '2026-03-29T08:00:00Z', eve)).toBe('tomorrow, 10:00')
    expect(isSameDay('2026-03-28T23:30:00Z', '2026-03-29T21:30:00Z', PARIS)).toBe(true)
  })
})

it('writes hours as a range', () => {
  expect(formatHours('en', MONDAY_NINE, '2025-11-24T17:00:00Z', PARIS)).toBe('09:00–18:00')
})

it('knows whether two places show the same time', () => {
  expect(showsSameTime(MONDAY_NINE, PARIS, 'Europe/Berlin')).toBe(true)
  expect(showsSameTime(MONDAY_NINE, PARIS, MONTREAL)).toBe(false)
})

it('names a zone in the reader’s language', () => {
  expect(formatZone('en', MONDAY_NINE, PARIS)).toBe('Paris time')
  expect(formatZone('fr', MONDAY_NINE, PARIS)).toBe('heure de Paris')
})

it('calls UTC by its name, in every language', () => {
  expect(formatZone('en', MONDAY_NINE, 'UTC')).toBe('UTC')
  expect(formatZone('fr', MONDAY_NINE, 'Etc/UTC')).toBe('UTC')
  expect(isUtc('Europe/London')).toBe(false)
})

it('falls back to the reader’s zone where a place is unknown', () => {
  expect(knownZone(PARIS)).toBe(PARIS)
  expect(() => new Intl.DateTimeFormat('en', { timeZone: knownZone('Moon/Crater') })).not.toThrow()
})
