import { expect, it } from 'vitest'
import { preferredLocale } from './locale.ts'

it('speaks the language that was chosen before', () => {
  expect(preferredLocale('en', 'fr-FR')).toBe('en')
  expect(preferredLocale('fr', 'en-GB')).toBe('fr')
})

it('speaks French to browsers whose language starts with fr, English to all others', () => {
  expect(preferredLocale(null, 'fr')).toBe('fr')
  expect(preferredLocale(null, 'fr-CA')).toBe('fr')
  expect(preferredLocale(null, 'de-DE')).toBe('en')
  expect(preferredLocale(null, undefined)).toBe('en')
})

it('ignores a stored language that does not exist', () => {
  expect(preferredLocale('tlh', 'fr-FR')).toBe('fr')
})
