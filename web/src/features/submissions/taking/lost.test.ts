import type { JournalEntry } from '@probant/contract/submissions/taking'
import { expect, it } from 'vitest'
import { lostOf } from './lost.ts'

const entry = (number: number, index: number | null): JournalEntry => ({
  questionId: 'a',
  number,
  answer: index === null ? null : { type: 'multiple_choice', place: index },
  isFlagged: false,
  spentMs: 0,
})

it('is what the server has otherwise, or not at all', () => {
  expect(lostOf([entry(2, 1)], { answers: [] })).toHaveLength(1)
  expect(lostOf([entry(2, 1)], { answers: [entry(1, 3)] })).toHaveLength(1)
  // Taken away again, and the server still has it.
  expect(lostOf([entry(2, null)], { answers: [entry(1, 3)] })).toHaveLength(1)
})

it('is nothing that the server has: leafing through and flagging change no answer', () => {
  expect(lostOf([entry(2, 3)], { answers: [entry(1, 3)] })).toEqual([])
  expect(lostOf([entry(1, 1)], { answers: [entry(2, 3)] })).toEqual([])
  expect(lostOf([entry(2, null)], { answers: [] })).toEqual([])
})
