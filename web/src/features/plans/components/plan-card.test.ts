import type { Plan } from '@probant/contract/plans'
import { expect, it } from 'vitest'
import { planStep } from './plan-card.tsx'

const free = { id: 'free', kind: 'free' } as Plan
const pro = { id: 'pro', kind: 'pro' } as Plan
const organization = { id: 'organization', kind: 'organization' } as Plan

it('leads visitors to an account', () => {
  expect(planStep(pro, { isSignedIn: false, workspace: undefined })).toBe('signUp')
})

it('leads those who work in person from plan to plan', () => {
  const reader = { isSignedIn: true, workspace: { kind: 'personal', plan: free } } as const
  expect(planStep(free, reader)).toBe('current')
  expect(planStep(pro, reader)).toBe('billing')
  expect(planStep(organization, reader)).toBe('organization')
})

it('sells an organization no plan for one person', () => {
  const reader = { isSignedIn: true, workspace: { kind: 'organization', plan: null } } as const
  expect(planStep(pro, reader)).toBe('personal')
  expect(planStep(organization, reader)).toBe('billing')
})

it('leads to billing until the workspace is known', () => {
  expect(planStep(pro, { isSignedIn: true, workspace: undefined })).toBe('billing')
})
