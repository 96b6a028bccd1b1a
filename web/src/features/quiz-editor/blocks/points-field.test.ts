import { pointsSchema } from '@probant/contract/fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPoints } from './points-field.tsx'
import { readDraw } from './section-fields.tsx'

describe('points that are typed', () => {
  it('go from a quarter to a hundred, with a point or a comma', () => {
    const typed = ['0.25', '1,5', ' 2 ', '.75', '100', '100.00']
    expect(typed.map(readPoints)).toEqual([0.25, 1.5, 2, 0.75, 100, 100])
  })

  it('are none where they are something else, never another number', () => {
    for (const typed of ['', '0', '-1', '0.1', '1.3', '1,5,5', '100.25', '99999', '1e2', 'two'])
      expect(readPoints(typed), typed).toBeUndefined()
  })

  it('are those that the server takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (hundredths) => {
        const points = hundredths / 100
        expect(readPoints(`${points}`) !== undefined).toBe(pointsSchema.safeParse(points).success)
      }),
    )
  })
})

describe('how many are drawn', () => {
  it('is a whole number of what there is, never another one', () => {
    expect(['1', ' 3 ', '5'].map((typed) => readDraw(typed, 5))).toEqual([1, 3, 5])
    for (const typed of ['', '0', '6', '2,5', '2.0', '-1', 'two'])
      expect(readDraw(typed, 5), typed).toBeUndefined()
  })
})
