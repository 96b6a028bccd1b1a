import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const paid = { now: NOW, expires: true }
const row = (row: Partial<Parameters<typeof standingOf>[0]>) => ({
  state: 'active' as const,
  trialEndsAt: null,
  pastDueSince: null,
  ...row,
})

describe('how a workspace stands', () => {
  it('is on trial until the trial ends, then inactive', () => {
    expect(standingOf(row({ state: 'trialing', trialEndsAt: at(1) }), paid)).toEqual({
      status: 'trialing',
      until: at(1).toISOString(),
      reason: null,
    })
    expect(standingOf(row({ state: 'trialing', trialEndsAt: NOW }), paid)).toMatchObject({
      status: 'inactive',
      reason: 'trial_ended',
    })
  })

  it('works for 7 days after a payment failed, then is inactive', () => {
    const overdue = (days: number) => standingOf(row({ state: 'past_due', pastDueSince: at(-days) }), paid)
    expect(overdue(6.9)).toMatchObject({ status: 'past_due', until: at(0.1).toISOString() })
    expect(overdue(7)).toMatchObject({ status: 'inactive', reason: 'payment_failed' })
  })

  it('is inactive once payment has ended, and where it never began', () => {
    expect(standingOf(row({ state: 'ended' }), paid)).toMatchObject({ status: 'inactive', reason: 'unpaid' })
  })

  it('is inactive whatever was paid where an administrator says so', () => {
    expect(standingOf(row({}), { ...paid, isDeactivated: true })).toMatchObject({
      status: 'inactive',
      reason: 'deactivated',
    })
  })

  it('never expires where nothing can be paid', () => {
    const state = fc.constantFrom('trialing', 'active', 'past_due', 'ended')
    const instant = fc.option(fc.date({ noInvalidDate: true }))
    fc.assert(
      fc.property(state, instant, instant, (state, trialEndsAt, pastDueSince) => {
        const standing = standingOf({ state, trialEndsAt, pastDueSince }, { now: NOW, expires: false })
        expect(standing.status).toBe('active')
      }),
    )
  })
})
