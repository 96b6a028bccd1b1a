import { expect, it } from 'vitest'
import { ticked } from './ticked.ts'

const answer = (...places: number[]) => ({ type: 'choices', places }) as const

it('ticks and unticks, the first place first', () => {
  const several = { isSingle: false }
  expect(ticked(several, 2, null)).toEqual(answer(2))
  expect(ticked(several, 0, answer(2))).toEqual(answer(0, 2))
  expect(ticked(several, 2, answer(0, 2))).toEqual(answer(0))
  expect(ticked(several, 0, answer(0))).toEqual(answer())
})

it('chooses another one where one is to be chosen', () => {
  expect(ticked({ isSingle: true }, 2, answer(0))).toEqual(answer(2))
  expect(ticked({ isSingle: true }, 2, answer(2))).toEqual(answer(2))
})
