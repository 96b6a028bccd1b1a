import type { ShownContent } from '@probant/contract/quizzes/paper'
import { expect, it } from 'vitest'
import { answerOfKey } from './answer-keys.ts'

const four: ShownContent = { type: 'multiple_choice', answers: Array.from('abcd', (html) => ({ html })) }
const choice = (index: number) => ({ type: 'multiple_choice', place: index })

it('chooses by number or letter, in either case', () => {
  expect(['1', '4', 'a', 'D'].map((key) => answerOfKey(key, four))).toEqual([0, 3, 0, 3].map(choice))
})

it('knows no other keys', () => {
  for (const key of ['0', '5', 'e', 'Enter', ' ', '']) expect(answerOfKey(key, four), key).toBeUndefined()
})

it('has two answers for true or false, and none where one writes', () => {
  expect(answerOfKey('a', { type: 'true_false' })).toEqual({ type: 'true_false', isTrue: true })
  expect(answerOfKey('b', { type: 'true_false' })).toEqual({ type: 'true_false', isTrue: false })
  expect(answerOfKey('c', { type: 'true_false' })).toBeUndefined()
  expect(answerOfKey('a', { type: 'fill_in' })).toBeUndefined()
  expect(answerOfKey('1', { type: 'open', maxScore: 4 })).toBeUndefined()
})
