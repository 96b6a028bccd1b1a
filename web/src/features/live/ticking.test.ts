import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { leftWords } from './ticking.ts'

const HOUR = 3_600_000
const told = ((key: string, given: object) => `${key} ${JSON.stringify(given)}`) as TFunction<'results'>

it('says what is left in days and hours above 48 hours, and as a clock below', () => {
  const words = (milliseconds: number) => leftWords(told, new Date(milliseconds).toISOString(), 0)
  expect(words(178.4 * HOUR)).toBe('live.left.daysAndHours {"count":7,"hours":10}')
  expect(words(48.2 * HOUR)).toBe('live.left.days {"count":2}')
  expect(words(48 * HOUR)).toBe('48:00:00')
  expect(words(47 * HOUR + 1000)).toBe('47:00:01')
  expect(words(-1)).toBe('0:00')
})
