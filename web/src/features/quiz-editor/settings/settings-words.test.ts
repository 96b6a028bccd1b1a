import { describe, expect, it, vi } from 'vitest'
import { windowWords } from './settings-words.ts'

vi.stubGlobal('navigator', { languages: ['en-GB', 'fr-FR'] })

const NOW = new Date('2026-01-15T10:00:00Z')
const WINDOW = {
  startsAt: '2026-03-02T08:00:00Z',
  endsAt: '2026-03-02T17:00:00Z',
  timeZone: 'Europe/Paris',
}

describe('the window in words', () => {
  it('is a day with two times where it is over the same day', () => {
    expect(windowWords(WINDOW, 'en', NOW)).toEqual({
      sentence: 'sameDay',
      day: 'Monday 2 March',
      from: '09:00',
      to: '18:00',
    })
  })

  it('is two moments otherwise; another year is named', () => {
    const long = { ...WINDOW, endsAt: '2027-03-01T17:00:00Z' }
    expect(windowWords(long, 'fr', NOW)).toEqual({
      sentence: 'days',
      from: { day: 'lundi 2 mars', time: '09:00' },
      to: { day: 'lundi 1er mars 2027', time: '18:00' },
    })
  })

  it('goes by the clocks of the quiz, not by those of the reader', () => {
    const late = { ...WINDOW, endsAt: '2026-03-02T23:30:00Z' }
    expect(windowWords(late, 'en', NOW).sentence).toBe('days')
    expect(windowWords({ ...late, timeZone: 'UTC' }, 'en', NOW).sentence).toBe('sameDay')
  })

  it('says what is known of it', () => {
    expect(windowWords({ ...WINDOW, startsAt: null }, 'en', NOW).sentence).toBe('untilEnd')
    expect(windowWords({ ...WINDOW, endsAt: null }, 'en', NOW).sentence).toBe('noEnd')
    expect(windowWords({ ...WINDOW, startsAt: null, endsAt: null }, 'en', NOW).sentence).toBe('nothing')
  })
})
