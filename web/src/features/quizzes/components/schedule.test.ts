import { describe, expect, it, vi } from 'vitest'
import { scheduleWords } from './schedule.tsx'

vi.stubGlobal('navigator', { languages: ['en-GB', 'fr-FR'] })

const IN_PARIS = { locale: 'en', now: new Date('2025-11-23T10:00:00Z'), timeZone: 'Europe/Paris' } as const
const IN_MONTREAL = { ...IN_PARIS, timeZone: 'America/Montreal' }
const MONDAY = {
  startsAt: '2025-11-24T08:00:00Z',
  endsAt: '2025-11-24T17:00:00Z',
  timeZone: 'Europe/Paris',
}

describe('the window of a quiz in words', () => {
  it('is one day with its hours', () => {
    expect(scheduleWords(MONDAY, IN_PARIS)).toEqual({
      sentence: 'day',
      day: 'tomorrow',
      hours: '09:00–18:00',
      zone: undefined,
    })
  })

  it('is two moments where it lasts over midnight', () => {
    const week = { ...MONDAY, endsAt: '2025-11-28T17:00:00Z' }
    expect(scheduleWords(week, IN_PARIS)).toMatchObject({
      sentence: 'days',
      start: 'tomorrow, 09:00',
      end: 'Fri 28 Nov, 18:00',
    })
  })

  it('tells what there is of a draft', () => {
    expect(scheduleWords({ ...MONDAY, endsAt: null }, IN_PARIS)).toMatchObject({ sentence: 'from' })
    expect(scheduleWords({ ...MONDAY, startsAt: null }, IN_PARIS)).toMatchObject({
      sentence: 'until',
      end: 'tomorrow, 18:00',
    })
    expect(scheduleWords({ ...MONDAY, startsAt: null, endsAt: null }, IN_MONTREAL)).toEqual({
      sentence: 'none',
    })
  })

  it('is told by the reader’s own clock, which is named where the creator’s shows another time', () => {
    expect(scheduleWords(MONDAY, IN_MONTREAL)).toMatchObject({
      hours: '03:00–12:00',
      zone: 'Montreal time',
    })
    expect(scheduleWords(MONDAY, { ...IN_PARIS, timeZone: 'Europe/Berlin' }).zone).toBeUndefined()
  })

  it('names it too where the clocks part in between', () => {
    const fromLagos = { ...IN_PARIS, timeZone: 'Africa/Lagos' }
    const overSpring = { ...MONDAY, startsAt: '2026-03-28T08:00:00Z', endsAt: '2026-03-30T08:00:00Z' }
    expect(scheduleWords(overSpring, fromLagos)).toMatchObject({
      start: 'Sat, 28 Mar 2026, 09:00',
      end: 'Mon, 30 Mar 2026, 09:00',
      zone: 'Lagos time',
    })
  })

  it('ends where somebody has ended it', () => {
    const early = { ...MONDAY, completedAt: '2025-11-24T10:30:00Z' }
    expect(scheduleWords(early, IN_PARIS)).toMatchObject({ sentence: 'day', hours: '09:00–11:30' })
    const neverOpened = { ...MONDAY, completedAt: '2025-11-23T09:30:00Z' }
    expect(scheduleWords(neverOpened, IN_PARIS)).toMatchObject({
      sentence: 'neverOpened',
      end: 'today, 10:30',
    })
  })
})
