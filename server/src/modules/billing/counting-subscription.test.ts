import { describe, expect, it } from 'vitest'
import { doublesOf, theOneThatCounts } from './counting-subscription.ts'
import type { ProviderSubscription } from './provider.ts'

describe('the subscription that counts', () => {
  it('is the one that is paid, then the one that is owed, then the newest', () => {
    const counting = (...statuses: string[]) => theOneThatCounts(subscriptions(statuses))?.id

    expect(counting('active', 'canceled')).toBe('0')
    expect(counting('past_due', 'active', 'unpaid')).toBe('1')
    expect(counting('active', 'trialing')).toBe('1')
    expect(counting('trialing', 'active')).toBe('1')
    expect(counting('canceled', 'canceled', 'incomplete')).toBe('1')
    expect(counting('incomplete_expired', 'something new')).toBeUndefined()
  })

  it('leaves the others as doubles, unless they are over or never began', () => {
    const doubles = (...statuses: string[]) => doublesOf(subscriptions(statuses)).map(({ id }) => id)

    expect(doubles('active', 'active')).toEqual(['0'])
    expect(doubles('past_due', 'active', 'unpaid', 'paused')).toEqual(['0', '2', '3'])
    expect(doubles('active', 'canceled', 'incomplete', 'incomplete_expired')).toEqual([])
    expect(doubles('canceled', 'incomplete')).toEqual([])
    expect(doubles()).toEqual([])
  })
})

/** Each a day younger than the one before. */
function subscriptions(statuses: readonly string[]): ProviderSubscription[] {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  return statuses.map((status, index) => ({
    id: `${index}`,
    status,
    createdAt: at(index),
    planId: null,
    workspaceId: null,
    priceCents: 4900,
    currency: 'EUR',
    periodStartsAt: at(1),
    periodEndsAt: at(31),
    cancelsAt: null,
    owedSince: at(1),
  }))
}
