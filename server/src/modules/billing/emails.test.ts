import type { Locale } from '@probant/contract/locales'
import { expect, it } from 'vitest'
import { billingEmail } from './emails.ts'

it.each([
  ['fr', '2026-12-01', 'jusqu’au 1er décembre 2026'],
  ['fr', '2026-12-11', 'jusqu’au 11 décembre 2026'],
  ['en', '2026-12-01', 'until December 1, 2026'],
] as const)('says in %s until when everything works: %s', (locale, day, words) => {
  expect(failedPayment(locale, new Date(day))).toContain(words)
})

it('by the clocks of whoever reads it', () => {
  const midnight = new Date('2026-12-01T02:00:00Z')
  expect(failedPayment('en', midnight, 'America/Montreal')).toContain('until November 30, 2026')
})

function failedPayment(locale: Locale, until: Date, timeZone: string | null = null): string {
  const link = 'https://probant.test/dashboard/billing'
  const facts = { organization: 'Lycée Curie', until, timeZone, link }
  return billingEmail('paymentFailed', locale, facts).letter.paragraphs.join('\n')
}
