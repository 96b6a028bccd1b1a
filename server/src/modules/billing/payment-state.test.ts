import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SubscriptionRow } from '#server/modules/subscriptions/repository.ts'
import { theOneThatCounts } from './counting-subscription.ts'
import { newsOf, stateFrom } from './payment-state.ts'
import type { ProviderSubscription } from './provider.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const FREE = 'the free plan'

describe('how a workspace stands', () => {
  it('is past due since something is owed', () => {
    const state = stateFrom(aSubscription({ status: 'past_due' }), known('organization', TRIAL))

    expect(state).toMatchObject({ state: 'past_due', pastDueSince: day(20), trialEndsAt: null })
  })

  it('has ended with a subscription that the provider has forgotten', () => {
    const paid = { ...TRIAL, state: 'active' as const, providerSubscriptionId: 'sub_1' }

    expect(stateFrom(undefined, known('organization', paid))).toMatchObject({ state: 'ended' })
    expect(stateFrom(undefined, known('personal', paid))).toMatchObject({ state: 'active', planId: FREE })
    expect(stateFrom(undefined, known('organization', TRIAL))).toEqual({})
  })

  it('keeps its plan where what was paid for is gone', () => {
    const state = stateFrom(aSubscription({}), { ...known('organization', TRIAL), paidPlanId: null })

    expect(state).toMatchObject({ state: 'active', planId: 'plan' })
  })

  it('depends on the last look alone, whatever was seen or missed before', () => {
    fc.assert(
      fc.property(beginnings, fc.array(move, { minLength: 1 }), ([kind, row], moves) => {
        const looks = looksAlong(moves)
        const save = (before: SubscriptionRow, found: ProviderSubscription[]) => {
          const counting = theOneThatCounts(found)
          const paidPlanId = counting?.planId ?? null
          return { ...before, ...stateFrom(counting, { ...known(kind, before), paidPlanId }) }
        }

        expect(looks.slice(-1).reduce(save, row)).toEqual(looks.reduce(save, row))
      }),
      { numRuns: 3000 },
    )
  })
})

describe('what the payer hears', () => {
  const billed = { state: 'active' as const, periodEndsAt: day(30) }

  it('is a payment that failed, and one that arrived after all', () => {
    expect(newsOf({ state: 'active' }, { ...billed, state: 'past_due' })).toBe('paymentFailed')
    expect(newsOf({ state: 'past_due' }, billed)).toBe('paymentArrived')
    expect(newsOf({ state: 'ended' }, billed)).toBe('paymentArrived')
  })

  it('is nothing where nothing was owed, or nothing is paid', () => {
    expect(newsOf({ state: 'trialing' }, billed)).toBeUndefined()
    expect(newsOf({ state: 'past_due' }, { ...billed, state: 'past_due' })).toBeUndefined()
    expect(newsOf({ state: 'past_due' }, { state: 'active', periodEndsAt: null })).toBeUndefined()
  })
})

const NEW_ROW: SubscriptionRow = {
  workspaceId: 'workspace',
  planId: FREE,
  state: 'active',
  trialEndsAt: null,
  pastDueSince: null,
  periodStartsAt: null,
  periodEndsAt: null,
  cancelsAt: null,
  priceCents: null,
  currency: null,
  customerId: 'cus_1',
  providerSubscriptionId: null,
  version: 0,
  createdAt: day(1),
}
const TRIAL: SubscriptionRow = { ...NEW_ROW, planId: 'plan', state: 'trialing', trialEndsAt: day(15) }
const UNPAID: SubscriptionRow = { ...NEW_ROW, planId: 'plan', state: 'ended' }

const beginnings = fc.constantFrom<['personal' | 'organization', SubscriptionRow][]>(
  ['personal', NEW_ROW],
  ['organization', TRIAL],
  ['organization', UNPAID],
)
const move = fc.record({
  which: fc.nat(2),
  status: fc.constantFrom('active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete'),
})

/** What one would see after each move: a subscription begins with its first one, and is over for good once cancelled. */
function looksAlong(moves: readonly { which: number; status: string }[]): ProviderSubscription[][] {
  const current = new Map<number, ProviderSubscription>()
  return moves.map(({ which, status }, step) => {
    const before = current.get(which)
    const isFixed = before?.status === 'canceled' || (before && status === 'incomplete')
    const began = before ? before.createdAt.getUTCDate() : step
    if (!isFixed) current.set(which, aSubscription({ id: `sub_${which}`, status, began }))
    return [...current.values()]
  })
}

function known(kind: 'personal' | 'organization', subscription: SubscriptionRow) {
  return { kind, subscription, paidPlanId: 'paid plan', freePlanId: FREE }
}

function aSubscription({ id = 'sub_1', status = 'active', began = 1 }): ProviderSubscription {
  return {
    id,
    status,
    createdAt: day(began),
    planId: `plan of ${id}`,
    workspaceId: 'workspace',
    priceCents: 4900,
    currency: 'EUR',
    periodStartsAt: day(20),
    periodEndsAt: day(50),
    cancelsAt: null,
    owedSince: day(20),
  }
}
