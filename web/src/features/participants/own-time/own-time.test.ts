import { describe, expect, it } from 'vitest'
import { initialTime, inMode, isShort, startingAt } from './own-time.ts'

const NOW = new Date('2026-11-16T09:20:00.000Z')
const QUIZ = { startsAt: null, durationMinutes: 90 }

describe('the time that the fields begin with', () => {
  it('is what they have', () => {
    const window = { opensAt: '2026-11-20T13:00:00.000Z', closesAt: '2026-11-20T15:00:00.000Z' }
    expect(initialTime(QUIZ, { window, choice: null }, NOW)).toEqual({ mode: 'own', window })
    const choice = { from: window.opensAt, until: '2026-11-27T15:00:00.000Z', chosenAt: null }
    expect(initialTime(QUIZ, { window, choice }, NOW)).toEqual({
      mode: 'choose',
      window: { opensAt: choice.from, closesAt: choice.until },
    })
  })

  it('else a full hour of tomorrow, as many of them as the quiz takes; no earlier than it opens', () => {
    expect(initialTime(QUIZ, undefined, NOW).window).toEqual({
      opensAt: '2026-11-17T09:00:00.000Z',
      closesAt: '2026-11-17T11:00:00.000Z',
    })
    const later = { startsAt: '2026-12-01T08:00:00.000Z', durationMinutes: 0 }
    expect(initialTime(later, undefined, NOW).window).toEqual({
      opensAt: '2026-12-01T08:00:00.000Z',
      closesAt: '2026-12-01T09:00:00.000Z',
    })
  })
})

it('another start takes the end with it', () => {
  const window = { opensAt: '2026-11-20T13:00:00.000Z', closesAt: '2026-11-20T15:00:00.000Z' }
  expect(startingAt(window, '2026-11-21T08:30:00.000Z')).toEqual({
    opensAt: '2026-11-21T08:30:00.000Z',
    closesAt: '2026-11-21T10:30:00.000Z',
  })
})

it('a time in which nobody could use all of theirs is short; one without a limit never is', () => {
  const window = { opensAt: '2026-11-20T13:00:00.000Z', closesAt: '2026-11-20T14:00:00.000Z' }
  expect(isShort(window, 61)).toBe(true)
  expect(isShort(window, 60)).toBe(false)
  expect(isShort(window, 0)).toBe(false)
})

it('what they choose from is a week, unless more than a day was said already', () => {
  const opensAt = '2026-11-20T13:00:00.000Z'
  const hour = { mode: 'own', window: { opensAt, closesAt: '2026-11-20T14:00:00.000Z' } } as const
  expect(inMode(hour, 'choose').window.closesAt).toBe('2026-11-27T13:00:00.000Z')
  const days = { mode: 'own', window: { opensAt, closesAt: '2026-11-22T14:00:00.000Z' } } as const
  expect(inMode(days, 'choose').window).toEqual(days.window)
  expect(inMode(hour, 'quiz')).toEqual({ ...hour, mode: 'quiz' })
})
