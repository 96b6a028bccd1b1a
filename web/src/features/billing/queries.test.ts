import type { Billing } from '@probant/contract/billing'
import type { SubscriptionStatus } from '@probant/contract/workspaces'
import { expect, it } from 'vitest'
import { lacksPlan } from './queries.ts'

it('does not call a workspace whose plan was withdrawn active', () => {
  expect(lacksPlan({ plan: null, standing: standing('active') })).toBe(true)
  expect(lacksPlan({ plan: null, standing: standing('trialing') })).toBe(true)
})

it('leaves it to what is owed where the workspace is inactive', () => {
  expect(lacksPlan({ plan: null, standing: standing('inactive') })).toBe(false)
})

it('has nothing to say where there is a plan', () => {
  expect(lacksPlan({ plan: {} as Billing['plan'], standing: standing('active') })).toBe(false)
})

function standing(status: SubscriptionStatus) {
  return { status, until: null, reason: null }
}
