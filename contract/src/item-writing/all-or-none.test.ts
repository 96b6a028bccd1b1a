import { expect, it } from 'vitest'
import { isAllOrNone } from './all-or-none.ts'

it.each([
  'All of the above',
  '**None** of the above.',
  'None of these options',
  'None of the other answers',
  'Any of the choices',
  'All of these',
  'None of them.',
  'All are correct',
  'Both A and B',
  'Neither A nor C',
  'Toutes les réponses ci-dessus',
  'Toutes ces propositions',
  'Aucune des options',
  'Aucune de ces propositions',
  'Aucune réponse n’est correcte',
  'Aucune d’entre elles',
  'Tout ce qui précède',
  'Rien de ce qui précède',
  'Les trois réponses sont justes',
])('%s speaks of the other answers', (answer) => {
  expect(isAllOrNone(answer)).toBe(true)
})

it.each([
  'All of the planets',
  'None of the Beatles',
  'Both hands',
  'All are equal before the law',
  'Toutes les planètes',
  'Aucune des planètes',
  'Tout ce qui brille',
  'Les trois mousquetaires',
])('%s says something of its own', (answer) => {
  expect(isAllOrNone(answer)).toBe(false)
})
