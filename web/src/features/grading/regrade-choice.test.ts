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
  const question = { questionId: 'q', content: TRUE }
  expect(regradeOf(question, { action: undefined, right: '', text: '' })).toBeUndefined()
  expect(regradeOf(question, { action: 'key', right: '', text: '' })).toBeUndefined()
  expect(regradeOf(question, { action: 'accept', right: '', text: '  ' })).toBeUndefined()
  expect(regradeOf(question, { action: 'key', right: 'false', text: '' })).toEqual({
    kind: 'key',
    questionId: 'q',
    right: { type: 'true_false', isTrue: false },
  })
})
