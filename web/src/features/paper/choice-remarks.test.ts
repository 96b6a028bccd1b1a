import { expect, it } from 'vitest'
import { choiceRemarks } from './choice-remarks.ts'

const judged = (chosen: number | undefined, right: number | undefined) =>
  choiceRemarks({ chosen: placed(chosen) ?? [], right: placed(right), isJudged: true })
const placed = (place: number | undefined) => (place === undefined ? undefined : [place])

it('says which answer was one’s own, and nothing of the right one before it may be seen', () => {
  expect(judged(2, undefined)).toEqual({ 2: 'yours' })
  expect(judged(undefined, undefined)).toEqual({})
})

it('names the own answer and the right one, once where they are the same', () => {
  expect(judged(1, 1)).toEqual({ 1: 'yoursRight' })
  expect(judged(3, 1)).toEqual({ 1: 'right', 3: 'yoursWrong' })
  expect(judged(undefined, 1)).toEqual({ 1: 'right' })
})

it('calls no answer wrong where everybody has the points, or nobody', () => {
  expect(choiceRemarks({ chosen: [3], right: [1], isJudged: false })).toEqual({ 1: 'right', 3: 'yours' })
})

it('says of each where several were chosen: right, wrong, or right and missed', () => {
  expect(choiceRemarks({ chosen: [0, 2], right: [0, 3], isJudged: true })).toEqual({
    0: 'yoursRight',
    2: 'yoursWrong',
    3: 'right',
  })
})
