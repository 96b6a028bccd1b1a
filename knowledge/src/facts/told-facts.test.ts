import { LOCALES } from '@probant/contract/locales'
import { describe, expect, it } from 'vitest'
import type { Relation } from './pack.ts'
import { readPack } from './packs.ts'
import { toldFacts } from './told-facts.ts'

const relation: Relation = {
  forward: { en: '[In wine, ]what is {entity}?', fr: '[Dans le vin, ]que désigne {entity}\u00a0?' },
  statement: { en: '[In wine, ]{entity} is {value}.', fr: '[Dans le vin, ]{entity} désigne {value}.' },
  facts: [
    [
      'easy',
      'legs',
      'les jambes',
      'what runs down the glass',
      'ce qui coule le long du verre',
      { isUnclear: true },
    ],
    ['easy', 'tannin', 'le tanin', 'what dries the mouth', 'ce qui assèche la bouche'],
    ['easy', 'the colour of Chablis', 'la couleur du chablis', 'white', 'le blanc', { kind: 'colour' }],
  ],
  decoys: [
    ['red', 'le rouge', 'colour'],
    ['what holds the bottle', 'ce qui tient la bouteille'],
  ],
}

describe('a fact', () => {
  const told = toldFacts({ pack: { id: 'wine', relations: [relation] } }, 'en')
  const [legs, tannin, chablis] = told

  it('says its subject only where it would be unclear without', () => {
    expect(legs?.relation.forward).toBe('In wine, what is {entity}?')
    expect(tannin?.relation.forward).toBe('what is {entity}?')
    expect(tannin?.relation.statement).toBe('{entity} is {value}.')
  })

  it('stands beside values of its own kind alone', () => {
    expect(chablis?.alike).toEqual(['white', 'red'])
    expect(tannin?.alike).toEqual([
      'what runs down the glass',
      'what dries the mouth',
      'what holds the bottle',
    ])
  })
})

it.each(LOCALES)('photosynthesis is not said at the head of every question about it (%s)', async (locale) => {
  const told = toldFacts({ pack: await readPack('life', 'photosynthesis') }, locale)
  const openings = told.map(({ relation: { forward } }) => forward.split(',')[0])
  expect(openings.filter((opening) => /photosynth/.test(opening ?? '') && !opening?.includes('{'))).toEqual(
    [],
  )
  const gas = told.find(({ entity }) => /gas that|gaz que/.test(entity))
  expect(gas?.alike).not.toContain(locale === 'en' ? 'green' : 'le vert')
})
