import { expect, it } from 'vitest'
import { wordCount } from './word-count.ts'

it('counts words, not what stands between them', () => {
  expect(wordCount('')).toBe(0)
  expect(wordCount('  Two words. ')).toBe(2)
  expect(wordCount('Un  mot : deux mots !')).toBe(4)
  expect(wordCount('  L’eau bout à 100 °C — peut-être.\nOui.  ')).toBe(7)
})
