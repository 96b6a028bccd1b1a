import type { Plan } from '@probant/contract/plans'
import { expect, it } from 'vitest'
import { planNameIn } from './plan-name-in.ts'

const plans = [plan('Free', 'Gratuit'), plan('Zoo', 'Zoo de Lyon'), plan('Zoo', 'Zoo de Vincennes')]

it('calls a plan as the reader does', () => {
  expect(planNameIn('fr', 'Free', plans)).toBe('Gratuit')
  expect(planNameIn('en', 'Free', plans)).toBe('Free')
})

it('leaves the name that was written down where the plan is gone, not loaded yet, or one of several', () => {
  expect(planNameIn('fr', 'Gone', plans)).toBe('Gone')
  expect(planNameIn('fr', 'Free', undefined)).toBe('Free')
  expect(planNameIn('fr', 'Zoo', plans)).toBe('Zoo')
})

function plan(en: string, fr: string): Pick<Plan, 'texts'> {
  const named = (name: string) => ({ name, description: '', features: [] })
  return { texts: { en: named(en), fr: named(fr) } }
}
