import type { Plan } from '@probant/contract/plans'
import { expect, it } from 'vitest'
import { planStep } from './plan-card.tsx'

const pro = { kind: 'pro' } as Plan
const organization = { kind: 'organization' } as Plan

it('leads visitors to an account', () => {
  expect(planStep(pro, false)).toBe('signUp')
  expect(planStep(organization, false)).toBe('signUp')
})

it('leads everyone else to where the plan can be had', () => {
  expect(planStep(pro, true)).toBe('billing')
  expect(planStep(organization, true)).toBe('organization')
})
