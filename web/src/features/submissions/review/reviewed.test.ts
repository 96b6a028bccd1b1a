import type { MarkedAnswer } from '@probant/contract/submissions/review'
import { expect, it } from 'vitest'
import { choiceRemarks } from './reviewed.ts'

const CHOICE = (index: number) => ({ type: 'multiple_choice', place: index }) as const

it('says which answer was one’s own, and nothing of the right one before it may be seen', () => {
  expect(choiceRemarks(CHOICE(2), undefined)).toEqual({ 2: 'yours' })
  expect(choiceRemarks({ type: 'true_false', isTrue: false }, undefined)).toEqual({ 1: 'yours' })
  expect(choiceRemarks(undefined, undefined)).toEqual({})
})

it('names the own answer and the right one, once where they are the same', () => {
  const marked = key({ type: 'multiple_choice', place: 1, html: 'Paris' })
  expect(choiceRemarks(CHOICE(1), marked)).toEqual({ 1: 'yoursRight' })
  expect(choiceRemarks(CHOICE(3), marked)).toEqual({ 1: 'right', 3: 'yoursWrong' })
  expect(choiceRemarks(undefined, marked)).toEqual({ 1: 'right' })
})

it('does the same for true or false', () => {
  const marked = key({ type: 'true_false', isTrue: true })
  expect(choiceRemarks({ type: 'true_false', isTrue: true }, marked)).toEqual({ 0: 'yoursRight' })
  expect(choiceRemarks({ type: 'true_false', isTrue: false }, marked)).toEqual({
    0: 'right',
    1: 'yoursWrong',
  })
})

it('calls no answer wrong where everybody has the points, or nobody', () => {
  const marked = key({ type: 'multiple_choice', place: 1, html: 'Paris' })
  for (const mark of ['given', 'dropped'] as const)
    expect(choiceRemarks(CHOICE(3), { ...marked, mark })).toEqual({ 1: 'right', 3: 'yours' })
})

function key(right: MarkedAnswer['right']): MarkedAnswer {
  return {
    questionId: '',
    number: 1,
    points: 1,
    right,
    explanationHtml: '',
    mark: 'right',
    earnedPoints: 1,
    feedback: '',
  }
}
