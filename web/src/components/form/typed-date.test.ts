import { describe, expect, it } from 'vitest'
import { typedDate } from './typed-date.ts'

const today = '2026-09-15'
const british = { isDayFirst: true, today }
const american = { isDayFirst: false, today }

describe('a typed date', () => {
  it('has no 13th month: then the other order is meant', () => {
    expect(typedDate('3/13/2026', british)).toBe('2026-03-13')
    expect(typedDate('19/11/2026', { ...british, isDayFirst: false })).toBe('2026-11-19')
  })

  it.each([
    ['2026-11-03', '2026-11-03'],
    ['3/11/2026', '2026-11-03'],
    ['03.11.26', '2026-11-03'],
    ['3 11 2026', '2026-11-03'],
    ['3 nov 2026', '2026-11-03'],
    ['Tue, 3 Nov 2026', '2026-11-03'],
    ['mar. 3 mars 2026', '2026-03-03'],
    ['mardi 1er décembre 2026', '2026-12-01'],
    ['15 aout 2027', '2027-08-15'],
  ])('may be written %s', (typed, date) => {
    expect(typedDate(typed, british)).toBe(date)
  })

  it('has the month first where the region writes it so', () => {
    expect(typedDate('11/3/2026', american)).toBe('2026-11-03')
    expect(typedDate('November 3, 2026', american)).toBe('2026-11-03')
  })

  it('is the next one where it has no year', () => {
    expect(typedDate('15/9', british)).toBe('2026-09-15')
    expect(typedDate('14 septembre', british)).toBe('2027-09-14')
  })

  it.each(['', '3', '31/4/2026', '3/11/202', 'ju', '3 jui 2026', 'tomorrow', '0/0/2026'])(
    'is none yet: “%s”',
    (typed) => {
      expect(typedDate(typed, british)).toBeNull()
    },
  )
})
