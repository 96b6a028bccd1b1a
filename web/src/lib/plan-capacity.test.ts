import { UNLIMITED } from '@probant/contract/limits'
import type { Usage } from '@probant/contract/usage'
import { describe, expect, it } from 'vitest'
import { capacityFor } from './plan-capacity.ts'

const period = { startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-04-01T00:00:00.000Z' }
const usage = (plan: [used: number, limit: number], own?: [used: number, limit: number]): Usage => ({
  period,
  meters: [{ kind: 'questions', used: plan[0], limit: plan[1] }],
  own: own ? [{ kind: 'questions', used: own[0], limit: own[1] }] : null,
})

describe('the room that is left', () => {
  it('is what the plan leaves, and never less than nothing', () => {
    expect(capacityFor('questions', usage([31, 50]))).toBe(19)
    expect(capacityFor('questions', usage([60, 50]))).toBe(0)
    expect(capacityFor('questions', usage([31, UNLIMITED]))).toBeUndefined()
  })

  it('is the own share, where that is less', () => {
    expect(capacityFor('questions', usage([31, 50], [3, 10]))).toBe(7)
    expect(capacityFor('questions', usage([31, 50], [3, UNLIMITED]))).toBe(19)
    expect(capacityFor('questions', usage([31, UNLIMITED], [3, 10]))).toBe(7)
  })
})
