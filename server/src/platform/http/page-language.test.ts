import { expect, it } from 'vitest'
import { languageFor } from './page-language.ts'

it('is what the address says, whatever was chosen', () => {
  expect(languageFor({ asked: 'fr', chosen: 'en', browser: 'en-GB' })).toBe('fr')
})

it('is what was chosen in this browser, whatever the browser speaks', () => {
  expect(languageFor({ chosen: 'en', browser: 'fr-FR' })).toBe('en')
})

it('is French for French browsers, and English for all others, search engines among them', () => {
  expect(languageFor({ browser: 'fr-CA, en;q=0.5' })).toBe('fr')
  expect(languageFor({ browser: 'de-DE' })).toBe('en')
  expect(languageFor({})).toBe('en')
})

it('is no language that there is not', () => {
  expect(languageFor({ asked: ['fr'], chosen: 'tlh', browser: 'fr' })).toBe('fr')
  expect(languageFor({ asked: 'de' })).toBe('en')
})
