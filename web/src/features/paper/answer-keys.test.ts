import type { ShownContent } from '@probant/contract/quizzes/paper'
import { expect, it } from 'vitest'
import { placeOfKey } from './answer-keys.ts'

const four: ShownContent = { type: 'multiple_choice', answers: Array.from('abcd', (html) => ({ html })) }

it('chooses by number or letter, in either case', () => {
  expect(['1', '4', 'a', 'D'].map((key) => placeOfKey(key, four))).toEqual([0, 3, 0, 3])
})

it('knows no other keys', () => {
  for (const key of ['0', '5', 'e', 'Enter', ' ', '']) expect(placeOfKey(key, four), key).toBeUndefined()
})

it('has two answers for true or false, and none where one writes', () => {
  expect(placeOfKey('b', { type: 'true_false' })).toBe(1)
  expect(placeOfKey('c', { type: 'true_false' })).toBeUndefined()
  expect(placeOfKey('a', { type: 'fill_in' })).toBeUndefined()
  expect(placeOfKey('1', { type: 'open', maxScore: 4 })).toBeUndefined()
})
