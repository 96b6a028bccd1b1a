import { expect, it } from 'vitest'
import { faultIn, hintOn } from './reading-hint.ts'

const NONE = { unitUse: 'none', unit: '' } as const
const REQUIRED = { unitUse: 'required', unit: '' } as const

it('says how thousands were read, as each language parts them', () => {
  expect(hintOn('300,000', NONE, 'en')).toBe(
    'Read as 300. A comma is read as a decimal point here. For thousands, leave it out.',
  )
  expect(hintOn('300.000 km/s', REQUIRED, 'fr')).toBe(
    'Lu comme 300\u00a0km/s. Le point est lu comme une virgule décimale. Pour les milliers, mettez une espace ou rien.',
  )
  expect(hintOn('300.125', NONE, 'en')).toBe('Read as 300.125')
  expect(hintOn('300,125', NONE, 'fr')).toBe('Lu comme 300,125')
})

it.each([
  ['300000', REQUIRED, 'The unit is missing.', 'Il manque l’unité.'],
  ['5 kg', REQUIRED, '“kg” isn’t an accepted unit.', '«\u00a0kg\u00a0» n’est pas une unité acceptée.'],
  ['5 km/s', REQUIRED, undefined, undefined],
  ['5', { unitUse: 'optional' }, undefined, undefined],
  [
    '5 kg',
    NONE,
    'Only the number was asked for, without a unit.',
    'Seul le nombre était demandé, sans unité.',
  ],
  ['abc', NONE, 'This couldn’t be read as a number.', 'Cette réponse n’a pas pu être lue comme un nombre.'],
] as const)('says of %s what was wrong with its unit', (text, asked, en, fr) => {
  const right = { units: ['m/s', 'km/s'] }
  expect(faultIn(text, asked, right, 'en')).toBe(en)
  expect(faultIn(text, asked, right, 'fr')).toBe(fr)
})

it('says nothing of a unit that costs nothing', () => {
  expect(faultIn('5 kg', REQUIRED, {}, 'en')).toBeUndefined()
})
