import { expect, it } from 'vitest'
import { formatPrice } from './price.ts'

it('writes a price as each language does, with cents only where there are some', () => {
  expect(formatPrice('en', { priceCents: 0, currency: 'EUR' })).toBe('€0')
  expect(formatPrice('en', { priceCents: 1250, currency: 'EUR' })).toBe('€12.50')
  expect(formatPrice('fr', { priceCents: 4900, currency: 'EUR' })).toBe('49\u00a0€')
})
