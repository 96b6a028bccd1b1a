import { expect, it } from 'vitest'
import { matching } from './editing.tsx'

const EMPTY = { left: '', right: ' ' }
const ITALY = { left: 'Italy', right: 'Rome' }
const SPAIN = { left: 'Spain', right: 'Madrid' }
const sent = (...pairs: (typeof EMPTY)[]) => matching.written({ pairs, others: [] }).pairs

it('sends no empty rows at the end, where there are pairs enough', () => {
  expect(sent(ITALY, SPAIN, EMPTY)).toEqual([ITALY, SPAIN])
  expect(sent(ITALY, EMPTY, SPAIN, EMPTY)).toEqual([ITALY, EMPTY, SPAIN])
})

it('sends them all where there are too few, so that each is said to be empty', () => {
  expect(sent(EMPTY, EMPTY, EMPTY)).toHaveLength(3)
  expect(sent(ITALY, EMPTY, EMPTY)).toHaveLength(3)
})
