import { expect, it } from 'vitest'
import { clockFace, countdownOf } from './time-words.ts'

it('counts days, hours and minutes while the start is far', () => {
  expect(countdownOf(2 * 86_400 + 3 * 3600 + 4 * 60)).toMatchObject({
    days: 2,
    hours: 3,
    minutes: 4,
    isLastHour: false,
  })
  expect(countdownOf(3600 + 1)).toMatchObject({ days: 0, hours: 1, minutes: 1, isLastHour: false })
  expect(countdownOf(86_400 - 1)).toMatchObject({ days: 1, hours: 0, minutes: 0 })
})

it('shows the seconds of the last hour, as a clock does', () => {
  expect(clockFace(countdownOf(3599))).toBe('59:59')
  expect(clockFace(countdownOf(65))).toBe('1:05')
  expect(clockFace(countdownOf(0))).toBe('0:00')
  expect(clockFace(countdownOf(-7))).toBe('0:00')
})
