import type { ShownContent } from '@probant/contract/quizzes/paper'
import { expect, it } from 'vitest'
import { answerOf, textOf } from './given-answer.ts'

const CONTENTS: [ShownContent, string][] = [
  [{ type: 'multiple_choice', answers: [] }, '2'],
  [{ type: 'true_false' }, '0'],
  [{ type: 'true_false' }, '1'],
  [{ type: 'fill_in' }, ' Paris '],
  [{ type: 'open', maxScore: 4 }, 'Two\nlines'],
]

it.each(CONTENTS)('is the same on the paper and on its way: %o', (content, text) => {
  expect(textOf(answerOf(content, text))).toBe(text)
})

it('is none where a field was emptied again', () => {
  expect(answerOf({ type: 'fill_in' }, '')).toBeNull()
  expect(textOf(null)).toBeUndefined()
})
