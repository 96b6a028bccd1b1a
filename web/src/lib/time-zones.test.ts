import { cityOf, ofCity } from '@probant/contract/time-zone-cities'
import { describe, expect, it } from 'vitest'
import { isFound, offsetName, timeZoneChoices } from './time-zones.ts'

const SUMMER = new Date('2026-07-01T00:00:00Z')

describe('a time zone', () => {
  it('is called by its place, in the language of the reader', () => {
    expect(cityOf('en', 'Europe/London')).toBe('London')
    expect(cityOf('fr', 'Europe/London')).toBe('Londres')
    expect(cityOf('en', 'America/Argentina/Rio_Gallegos')).toBe('Rio Gallegos')
    expect(cityOf('fr', 'America/Montreal')).toBe('Montréal')
    expect(cityOf('en', 'Asia/Calcutta')).toBe('Kolkata')
  })

  it.each([
    ['Europe/Paris', 'de Paris'],
    ['Europe/Athens', 'd’Athènes'],
    ['Africa/Cairo', 'du Caire'],
    ['Atlantic/Canary', 'des Canaries'],
    ['Indian/Reunion', 'de La Réunion'],
    ['UTC', 'de UTC'],
  ])('follows its preposition in French: %s', (timeZone, words) => {
    expect(ofCity('fr', timeZone)).toBe(words)
  })

  it('says how far it is from UTC at that time of the year', () => {
    expect(offsetName(SUMMER, 'Europe/Paris')).toBe('UTC+2')
    expect(offsetName('2026-01-01T00:00:00Z', 'Europe/Paris')).toBe('UTC+1')
    expect(offsetName(SUMMER, 'America/St_Johns')).toBe('UTC−2:30')
    expect(offsetName(SUMMER, 'Asia/Kathmandu')).toBe('UTC+5:45')
    expect(offsetName(SUMMER, 'UTC')).toBe('UTC')
  })

  it.each([
    ['en', 'paris', 'Europe/Paris'],
    ['fr', 'europe centrale', 'Europe/Paris'],
    ['fr', 'montreal', 'America/Montreal'],
    ['en', 'utc-4 new york', 'America/New_York'],
    ['fr', 'athenes', 'Europe/Athens'],
  ] as const)('is found in %s by “%s”', (locale, search, timeZone) => {
    const found = timeZoneChoices(locale, SUMMER, 'UTC').filter((choice) => isFound(choice, search))
    expect(found.map((choice) => choice.timeZone)).toContain(timeZone)
  })

  it('is offered once, also where the browser doesn’t list it', () => {
    const zones = timeZoneChoices('en', SUMMER, 'Asia/Kathmandu').map(({ timeZone }) => timeZone)
    expect(zones.filter((zone) => zone === 'Asia/Kathmandu')).toHaveLength(1)
    expect(zones).toContain('UTC')
  })
})
