import type { MarkedQuestion } from '@probant/contract/grading/regrading'
import { expect, it } from 'vitest'
import { actionsFor, regradeOf } from './regrade-choice.ts'

const TRUE: MarkedQuestion['content'] = { type: 'true_false', isTrue: true }
const OPEN: MarkedQuestion['content'] = { type: 'open', maxScore: 4, guidance: '', guidanceHtml: '' }

it('offers what fits the question, and not what it is already', () => {
  expect(actionsFor({ content: TRUE, scoring: 'normal' })).toEqual(['key', 'give', 'drop'])
  expect(actionsFor({ content: OPEN, scoring: 'dropped' })).toEqual(['give'])
})

it('asks for nothing until enough was chosen', () => {
  const question = { questionId: 'q' }
  const right = { type: 'true_false', isTrue: false } as const
  expect(regradeOf(question, { action: undefined, right: undefined, text: '' })).toBeUndefined()
  expect(regradeOf(question, { action: 'key', right: undefined, text: '' })).toBeUndefined()
  expect(regradeOf(question, { action: 'accept', right: undefined, text: '  ' })).toBeUndefined()
  expect(regradeOf(question, { action: 'key', right, text: '' })).toEqual({
    kind: 'key',
    questionId: 'q',
    right,
  })
})
