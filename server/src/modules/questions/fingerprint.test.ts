import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

it.each([
  ['What is the capital of France?', 'what is the  capital of FRANCE'],
  ['Où est l’été ?', 'Ou est l’ete?'],
  ['**Which** `tag` is it?', 'Which tag is it'],
  ['What is $x$?', 'What is x'],
  ['What is 3 - 2?', 'What is 3  -  2?'],
  ['What is 2 (3 + 4)?', 'What is 2  (3 + 4)?'],
  ['?!? ?!? ?!?', ' ?!?   ?!? ?!?'],
])('%j is the same question as %j', (one, other) => {
  expect(fingerprint(one)).toBe(fingerprint(other))
})

it.each([
  ['What is 3 - 2?', 'What is 3 + 2?'],
  ['What is 3 * 2?', 'What is 3 / 2?'],
  ['What is -3 + 2?', 'What is 3 + 2?'],
  ['What is (3 + 2) × 4?', 'What is 3 + (2 × 4)?'],
  ['What is 3.5 + 1?', 'What is 35 + 1?'],
  ['Solve x² = 4', 'Solve x2 = 4'],
  ['What is 20 % of 50?', 'What is 20 of 50?'],
  ['???????????', '!!!!!!!!!!!'],
  [`${'a '.repeat(500)}b`, `${'a '.repeat(500)}c`],
])('%j is another question than %j', (one, other) => {
  expect(fingerprint(one)).not.toBe(fingerprint(other))
})

it('fits into an index, and is the same however the title is cased or spaced', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 10, maxLength: 4000 }), (title) => {
      expect(Buffer.byteLength(fingerprint(title))).toBeLessThan(1000)
      expect(fingerprint(` ${title.replaceAll(' ', '  ')} `.trim())).toBe(fingerprint(title.trim()))
    }),
  )
})
