import { expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatPercent, formatPrice } from './format.ts'

const FIRST = new Date(2025, 11, 1, 13, 1)
const ELEVENTH = new Date(2025, 11, 11, 1, 1)

it('writes the first of a month as French does', () => {
  expect(formatDate('fr', FIRST)).toBe('1er déc. 2025')
  expect(formatDay('fr', FIRST)).toBe('1er déc.')
  expect(formatDateTime('fr', FIRST)).toMatch(/^1er déc\. 2025.+13:01$/)
})

it('leaves every other day and hour alone', () => {
  expect(formatDate('fr', ELEVENTH)).toBe('11 déc. 2025')
  expect(formatDateTime('fr', ELEVENTH)).not.toContain('1er')
  expect(formatDate('en', FIRST)).not.toContain('1er')
})

it('writes a price as each language does, with cents only where there are some', () => {
  expect(formatPrice('en', { priceCents: 0, currency: 'EUR' })).toBe('€0')
  expect(formatPrice('en', { priceCents: 1250, currency: 'EUR' })).toBe('€12.50')
  expect(formatPrice('fr', { priceCents: 4900, currency: 'EUR' })).toBe('49\u00a0€')
})

it('writes a percentage as each language does, with a tenth where there is one', () => {
  expect(formatPercent('en', 75)).toBe('75%')
  expect(formatPercent('en', 66.666)).toBe('66.7%')
  expect(formatPercent('fr', 75)).toMatch(/^75\s%$/)
})
