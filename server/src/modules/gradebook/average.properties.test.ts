import type { MissingRule } from '@probant/contract/gradebook/gradebook'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Weighed, weightedAverage } from './average.ts'

const weight = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)
const scored = fc
  .double({ min: 0, max: 100, noNaN: true })
  .map((percent): Weighed['cell'] => ({ state: 'scored', percent }))
const missing: fc.Arbitrary<Weighed['cell']> = fc.constant({ state: 'missing', percent: null })
const without = fc.constantFrom<Weighed['cell']>(
  null,
  { state: 'ungraded', percent: null },
  { state: 'at_work', percent: null },
  { state: 'not_begun', percent: null },
  // No question of it counts.
  { state: 'scored', percent: null },
)
const weighedOf = (cell: fc.Arbitrary<Weighed['cell']>) => fc.array(fc.record({ cell, weight }))
const anything = weighedOf(fc.oneof(scored, missing, without))
const rule = fc.constantFrom<MissingRule>('left_out', 'zero')

describe('a weighted average', () => {
  it('lies between the lowest and the highest score that weighs something', () => {
    fc.assert(
      fc.property(weighedOf(scored), (weighed) => {
        const average = weightedAverage(weighed, 'left_out')
        const counted = weighed.filter(({ weight }) => weight > 0).map(({ cell }) => cell?.percent ?? 0)
        if (average === null) {
          expect(counted).toEqual([])
          return
        }
        expect(average).toBeGreaterThanOrEqual(Math.min(...counted) - HAIR)
        expect(average).toBeLessThanOrEqual(Math.max(...counted) + HAIR)
      }),
    )
  })

  it('is the plain mean where all weigh the same', () => {
    fc.assert(
      fc.property(fc.array(scored, { minLength: 1 }), weight, (cells, weight) => {
        fc.pre(weight > 0)
        const mean = cells.reduce((sum, cell) => sum + (cell?.percent ?? 0), 0) / cells.length
        const weighed = cells.map((cell) => ({ cell, weight }))
        expect(Number(weightedAverage(weighed, 'left_out'))).toBeCloseTo(mean, 6)
      }),
    )
  })

  it('is changed by nothing that weighs 0, and by nobody who has no score', () => {
    fc.assert(
      fc.property(anything, anything, weighedOf(without), rule, (weighed, others, unscored, rule) => {
        const average = weightedAverage(weighed, rule)
        const nothing = others.map(({ cell }) => ({ cell, weight: 0 }))
        expect(weightedAverage([...weighed, ...nothing, ...unscored], rule)).toBe(average)
      }),
    )
  })

  it('leaves out what is missing, or takes it for 0%', () => {
    fc.assert(
      fc.property(anything, (weighed) => {
        const present = weighed.filter(({ cell }) => cell?.state !== 'missing')
        const zeros = weighed.map(
          ({ cell, weight }): Weighed => ({
            cell: cell?.state === 'missing' ? { state: 'scored', percent: 0 } : cell,
            weight,
          }),
        )
        expect(weightedAverage(weighed, 'left_out')).toBe(weightedAverage(present, 'left_out'))
        expect(weightedAverage(weighed, 'zero')).toBe(weightedAverage(zeros, 'left_out'))
      }),
    )
  })

  it('is the same in whichever unit the weights are', () => {
    fc.assert(
      fc.property(anything, rule, (weighed, rule) => {
        const average = weightedAverage(weighed, rule)
        const tenfold = weighed.map(({ cell, weight }) => ({ cell, weight: 10 * weight }))
        if (average === null) expect(weightedAverage(tenfold, rule)).toBeNull()
        else expect(Number(weightedAverage(tenfold, rule))).toBeCloseTo(average, 6)
      }),
    )
  })
})

const HAIR = 1e-9
