import { expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDay } from './format.ts'

const FIRST = new Date(2025, 11, 1, 13, 1)
const ELEVENTH = new Date(2025, 11, 11, 1, 1)

it('writes the first of a month as French does', () => {
  expect(formatDate('fr', FIRST)).toBe('1er déc. 2025')
  expect(formatDay('fr', FIRST)).toBe('1er déc.')
  expect(formatDateTime('fr', FIRST)).toMatch(/^1er déc\. 2025.+13:01$/)
})

it('leaves every other day and hour alone', () => {
  expect(formatDate('fr', ELEVENTH)).toBe('11 déc. 2025')
  expect(formatDateTime('fr', ELEVENTH)).not.toContain('1er')
  expect(formatDate('en', FIRST)).not.toContain('1er')
})
