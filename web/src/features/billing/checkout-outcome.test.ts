import type { Billing } from '@probant/contract/billing'
import type { Plan } from '@probant/contract/plans'
import { expect, it } from 'vitest'
import { canBuy, isPaid, planToReactivate } from './checkout-outcome.ts'

it('takes a payment as confirmed once a paid plan is active', () => {
  expect(isPaid(aBilling({ plan: free }))).toBe(false)
  expect(isPaid(aBilling({ plan: organization, standing: standing('trialing') }))).toBe(false)
  expect(isPaid(aBilling({ plan: organization, standing: standing('inactive') }))).toBe(false)
  expect(isPaid(aBilling({ plan: pro }))).toBe(true)
})

it('re-activates the plan there was, or one that is on offer', () => {
  expect(planToReactivate(aBilling({ plan: organization, offers: [pro, organization] }))).toBe(organization)
  expect(planToReactivate(aBilling({ plan: null, offers: [organization] }))).toBe(organization)
  expect(planToReactivate(aBilling({ plan: null, offers: [] }))).toBeUndefined()
})

it('sells no plan twice, but lets a trial be paid for', () => {
  expect(canBuy(aBilling({ plan: free }), pro)).toBe(true)
  expect(canBuy(aBilling({ plan: pro }), pro)).toBe(false)
  expect(canBuy(aBilling({ plan: pro, standing: standing('past_due') }), pro)).toBe(false)
  expect(canBuy(aBilling({ plan: organization, standing: standing('trialing') }), organization)).toBe(true)
})

it('sells nothing to whoever may not pay', () => {
  const can = { checkout: false, portal: false, reactivate: false }
  expect(canBuy(aBilling({ plan: free, can }), pro)).toBe(false)
})

const free = aPlan('free', 0)
const pro = aPlan('pro', 1200)
const organization = aPlan('organization', 4900)

function aPlan(kind: Plan['kind'], priceCents: number): Plan {
  const text = { name: kind, description: '', features: [] }
  const limits = { questions: 1, manualQuestions: 1, quizzes: 1, participants: 1, groups: 1, groupSize: 1 }
  return { id: kind, kind, priceCents, currency: 'EUR', limits, texts: { en: text, fr: text } }
}

function standing(status: Billing['standing']['status']): Billing['standing'] {
  return { status, until: null, reason: null }
}

function aBilling(change: Partial<Billing>): Billing {
  return {
    provider: 'stripe',
    plan: null,
    standing: standing('active'),
    nextInvoice: null,
    endsAt: null,
    offers: [],
    can: { checkout: true, portal: false, reactivate: false },
    ...change,
  }
}
