import type { SubscriptionStatus, Workspace } from '@probant/contract/workspaces'
import { expect, it } from 'vitest'
import { bannerKind } from './standing-banner.tsx'

const plan = { id: 'pro' } as Workspace['plan']

it('says nothing while all is well', () => {
  expect(bannerKind({ plan, standing: standing('active') })).toBeUndefined()
})

it.each(['trialing', 'past_due', 'inactive'] as const)('tells that a workspace is %s', (status) => {
  expect(bannerKind({ plan, standing: standing(status) })).toBe(status)
})

it('tells that there is no plan, unless something is owed', () => {
  expect(bannerKind({ plan: null, standing: standing('active') })).toBe('no_plan')
  expect(bannerKind({ plan: null, standing: standing('trialing') })).toBe('no_plan')
  expect(bannerKind({ plan: null, standing: standing('inactive') })).toBe('inactive')
})

function standing(status: SubscriptionStatus) {
  return { status, until: null, reason: null }
}
