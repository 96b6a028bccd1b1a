import { expect, it } from 'vitest'
import { untilTurn } from './until-turn.ts'

const now = new Date('2025-11-24T08:00:00Z')
const quiz = { startsAt: '2025-11-24T08:01:00Z', endsAt: '2025-11-24T08:30:00Z' }

it('waits for the start of a scheduled quiz, and for the end of an open one', () => {
  expect(untilTurn({ ...quiz, phase: 'scheduled' }, now)).toBe(60_500)
  expect(untilTurn({ ...quiz, phase: 'open' }, now)).toBe(30 * 60_000 + 500)
})

it('asks again soon where the moment has passed and the server has not said so yet', () => {
  expect(untilTurn({ ...quiz, phase: 'scheduled' }, new Date('2025-11-24T08:02:00Z'))).toBe(3_000)
})

it('asks once an hour where it is far', () => {
  expect(untilTurn({ ...quiz, endsAt: '2026-11-24T08:00:00Z', phase: 'open' }, now)).toBe(3_600_000)
})

it('never asks where no clock changes anything', () => {
  for (const phase of ['draft', 'completed'] as const) expect(untilTurn({ ...quiz, phase }, now)).toBe(false)
  expect(untilTurn({ ...quiz, endsAt: null, phase: 'open' }, now)).toBe(false)
  expect(untilTurn(undefined, now)).toBe(false)
})
