import { expect, it } from 'vitest'
import { figuresFor } from './report-figures.ts'

const AT = new Date('2026-11-01T18:05:00Z')
/** However they are wide, spaces are spaces. */
const spaced = (text: string) => text.replace(/\s/g, ' ')

it('writes percentages and dates as the reader does, by the reader’s clock', () => {
  const british = figuresFor({ locale: 'en', region: 'en-GB', timeZone: 'Europe/London' })
  expect(british.percent(66.34)).toBe('66.3%')
  expect(british.moment(AT, 'long')).toBe('1 November 2026 at 18:05')
  expect(british.zone(AT)).toBe('London time')

  const american = figuresFor({ locale: 'en', region: 'en-US', timeZone: 'America/New_York' })
  expect(spaced(american.moment(AT, 'long'))).toBe('November 1, 2026 at 1:05 PM')

  const french = figuresFor({ locale: 'fr', timeZone: 'Europe/Paris' })
  expect(spaced(french.percent(66.34))).toBe('66,3 %')
  expect(french.moment(AT, 'long')).toBe('1er novembre 2026 à 19:05')
  expect(french.zone(AT)).toBe('heure de Paris')
})

it('keeps to the language of the page where the region is of another', () => {
  const french = figuresFor({ locale: 'fr', region: 'en-US', timeZone: 'UTC' })
  expect(french.moment(AT, 'medium')).toContain('nov.')
})

it('writes times in their units, and a dash for what is not known', () => {
  const { time, percent, index } = figuresFor({ locale: 'en', timeZone: 'UTC' })
  expect([45_000, 720_000, 3_900_000].map(time)).toEqual(['45 sec', '12 min', '1 hr 5 min'])
  expect(percent(null)).toBe('–')
  expect(index(-12.4)).toBe('−12')
})
