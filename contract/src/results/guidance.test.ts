import { expect, it } from 'vitest'
import { guidanceOf } from './guidance.ts'
import type { Report } from './report.ts'

const NOTHING = {
  standardDeviation: null,
  skewness: null,
  kurtosis: null,
  errorRatio: null,
  standardError: null,
}
const of = (averagePercent: number | null, consistency: number | null) =>
  guidanceOf({ averagePercent, reliability: { ...NOTHING, consistency } satisfies Report['reliability'] })

it('calls an average between 50 and 75 % good, a consistency above 75 % too, and one below 64 % poor', () => {
  expect(of(50, 76)).toEqual(['averageGood', 'consistencyGood'])
  expect(of(75, 75)).toEqual(['averageGood', 'consistencyFair'])
  expect(of(76, 64)).toEqual(['averageHigh', 'consistencyFair'])
  expect(of(49, 63)).toEqual(['averageLow', 'consistencyPoor'])
})

it('says nothing of what is not known', () => {
  expect(of(null, null)).toEqual([])
  expect(guidanceOf({ averagePercent: 60, reliability: null })).toEqual(['averageGood'])
})
