import { expect, it } from 'vitest'
import { periodDays } from './period.ts'

it('shows a month in UTC by its own first and last day, wherever the reader is', () => {
  const days = periodDays({ startsAt: '2025-11-01T00:00:00.000Z', endsAt: '2025-12-01T00:00:00.000Z' })
  expect(days.isCalendarMonth).toBe(true)
  expect(days.first).toEqual(new Date(2025, 10, 1))
  expect(days.last).toEqual(new Date(2025, 10, 30))
  expect(days.reset).toEqual(new Date(2025, 11, 1))
})

it('shows a billed period by its instants', () => {
  const days = periodDays({ startsAt: '2025-11-12T14:03:00.000Z', endsAt: '2025-12-12T14:03:00.000Z' })
  expect(days.isCalendarMonth).toBe(false)
  expect(days.last).toEqual(new Date('2025-12-12T14:03:00.000Z'))
})
