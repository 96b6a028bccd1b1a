import type { Usage } from '@probant/contract/usage'
import { describe, expect, it } from 'vitest'
import { isFull, sizeLimitOf } from './group-size.ts'

describe('the limits of groups', () => {
  it('are the stricter of the plan’s and the member’s own', () => {
    expect(sizeLimitOf(usage({ plan: 30 }))).toEqual({ limit: 30, isShare: false })
    expect(sizeLimitOf(usage({ plan: 30, own: 10 }))).toEqual({ limit: 10, isShare: true })
    expect(sizeLimitOf(usage({ plan: 30, own: -1 }))).toEqual({ limit: 30, isShare: false })
    expect(sizeLimitOf(usage({ plan: -1, own: 0 }))).toEqual({ limit: 0, isShare: true })
    expect(sizeLimitOf(usage({ plan: -1 }))).toBeUndefined()
    expect(sizeLimitOf(undefined)).toBeUndefined()
  })
  it('leave room for another group, or none', () => {
    expect(isFull(usage({ groups: { used: 1, limit: 2 } }))).toBe(false)
    expect(isFull(usage({ groups: { used: 2, limit: 2 } }))).toBe(true)
    expect(isFull(usage({ groups: { used: 2, limit: -1 } }))).toBe(false)
    expect(isFull(undefined)).toBe(false)
  })
})

function usage({ plan = 30, own = undefined as number | undefined, groups = { used: 0, limit: 2 } }): Usage {
  return {
    period: { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-02-01T00:00:00Z' },
    meters: [
      { kind: 'groups', ...groups },
      { kind: 'groupSize', used: 0, limit: plan },
    ],
    own: own === undefined ? null : [{ kind: 'groupSize', used: 0, limit: own }],
  }
}
