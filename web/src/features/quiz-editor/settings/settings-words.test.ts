import type { Locale } from '@probant/contract/locales'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import en from '#web/i18n/en/quiz/index.ts'
import fr from '#web/i18n/fr/quiz/index.ts'
import { i18n } from '#web/i18n/i18n.ts'
import { type Window, windowPhrase } from './settings-words.ts'

vi.stubGlobal('navigator', { languages: ['en-GB', 'fr-FR'] })

const now = new Date('2026-01-15T10:00:00Z')
const WINDOW = {
  startsAt: '2026-03-02T08:00:00Z',
  endsAt: '2026-03-02T17:00:00Z',
  timeZone: 'Europe/Paris',
}

beforeAll(async () => {
  if (!i18n.isInitialized) await i18n.init({ lng: 'en' })
  i18n.addResourceBundle('en', 'quiz', en)
  i18n.addResourceBundle('fr', 'quiz', fr)
})
const phrase = (window: Window, locale: Locale = 'en') =>
  windowPhrase(window, { t: i18n.getFixedT(locale, 'quiz'), locale, now })

describe('the window in words', () => {
  it('is a day with two times where it is over the same day', () => {
    expect(phrase(WINDOW)).toBe('Open on Monday 2 March, 09:00 to 18:00')
  })

  it('is two moments otherwise; another year is named', () => {
    const long = { ...WINDOW, endsAt: '2027-03-01T17:00:00Z' }
    expect(phrase(long)).toMatch(/^Open from Monday 2 March, 09:00 to Monday,? 1 March 2027, 18:00$/)
    expect(phrase(long, 'fr')).toMatch(/lundi 2 mars à 09:00.*lundi 1er mars 2027 à 18:00/)
  })

  it('goes by the clocks of the quiz, not by those of the reader', () => {
    const late = { ...WINDOW, endsAt: '2026-03-02T23:30:00Z' }
    expect(phrase(late)).toMatch(/^Open from Monday 2 March, 09:00 to Tuesday 3 March/)
    expect(phrase({ ...late, timeZone: 'UTC' })).toMatch(/^Open on Monday 2 March/)
  })

  it('says what is known of it', () => {
    expect(phrase({ ...WINDOW, startsAt: null })).toBe('Open from publication to Monday 2 March, 18:00')
    expect(phrase({ ...WINDOW, endsAt: null })).toBe('Opens Monday 2 March, 09:00, no end time yet')
    expect(phrase({ ...WINDOW, startsAt: null, endsAt: null })).toBe('Opens when published, no end time yet')
  })
})
