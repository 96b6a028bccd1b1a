import { expect, it, vi } from 'vitest'
import { timeWords } from './figures.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })

it('says times as people do', () => {
  expect(timeWords('en', 45_400)).toBe('45 sec')
  expect(timeWords('en', 59_700)).toBe('1 min')
  expect(timeWords('en', 754_000)).toBe('13 min')
  expect(timeWords('en', 3_600_000)).toBe('1 hr')
  expect(timeWords('en', 3_900_000)).toBe('1 hr 5 min')
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  expect(timeWords('en', 754_000)).toBe('13 min')
})
