import { expect, it } from 'vitest'
import { wordsIn } from './word-count.ts'

it('counts words, not what stands between them', () => {
  expect(wordsIn('', 'en')).toBe(0)
  expect(wordsIn('  Two words. ', 'en')).toBe(2)
  expect(wordsIn('Un  mot,\ndeux mots !', 'fr')).toBe(4)
})
