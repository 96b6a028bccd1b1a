import { expect, it } from 'vitest'
import { nextStepOf } from './next-step.ts'

const NOTHING = {
  edit: false,
  publish: false,
  deactivate: false,
  end: false,
  endLater: false,
  reword: false,
  delete: false,
  duplicate: false,
  manageParticipants: false,
  invite: false,
  handOver: false,
}
const MINE = { ...NOTHING, edit: true, publish: true, delete: true, duplicate: true }

it('leads from a draft to its publication', () => {
  expect(nextStepOf({ phase: 'draft', can: MINE }, { isReady: false, isMine: true })).toBe('mend')
  expect(nextStepOf({ phase: 'draft', can: MINE }, { isReady: true, isMine: true })).toBe('publish')
})

it('opens a draft again that people are invited to, as it is or not at all', () => {
  const can = { ...MINE, edit: false, delete: false }
  expect(nextStepOf({ phase: 'draft', can }, { isReady: true, isMine: true })).toBe('publishAsItIs')
  expect(nextStepOf({ phase: 'draft', can }, { isReady: false, isMine: true })).toBe('frozen')
})

it('waits for an inactive organization', () => {
  const can = { ...NOTHING, delete: true }
  expect(nextStepOf({ phase: 'draft', can }, { isReady: true, isMine: true })).toBe('inactive')
  // With participants it can't be deleted either.
  expect(nextStepOf({ phase: 'draft', can: NOTHING }, { isReady: true, isMine: true })).toBe('inactive')
})

it('offers nothing to whoever may only look', () => {
  expect(nextStepOf({ phase: 'draft', can: NOTHING }, { isReady: true, isMine: false })).toBe('lookOnly')
  expect(nextStepOf({ phase: 'completed', can: NOTHING }, { isReady: true, isMine: false })).toBe('over')
})

it('says what happens by itself', () => {
  expect(nextStepOf({ phase: 'scheduled', can: MINE }, { isReady: true, isMine: true })).toBe('opens')
  expect(nextStepOf({ phase: 'open', can: MINE }, { isReady: true, isMine: true })).toBe('closes')
})

it('begins anew with what is over', () => {
  expect(
    nextStepOf({ phase: 'completed', can: { ...NOTHING, duplicate: true } }, { isReady: true, isMine: true }),
  ).toBe('repeat')
})
