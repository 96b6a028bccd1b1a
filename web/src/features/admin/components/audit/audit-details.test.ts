import type { Plan } from '@probant/contract/plans'
import { expect, it } from 'vitest'
import { auditFieldOf, flatDetails, planNameIn } from './audit-details.ts'

it('knows what the names of the details stand for', () => {
  expect(auditFieldOf('limits.groupSize')).toEqual({ kind: 'limit', limit: 'groupSize' })
  expect(auditFieldOf('texts.fr.name')).toEqual({ kind: 'text', part: 'name', locale: 'fr' })
  expect(auditFieldOf('priceCents')).toEqual({ kind: 'named', name: 'priceCents' })
})

it.each(['limits.stars', 'texts.de.name', 'texts.fr', 'toString'])('has no word for %s', (path) => {
  expect(auditFieldOf(path)).toEqual({ kind: 'unknown' })
})

it('lists what lies within each other by its whole name', () => {
  expect(flatDetails({ plan: 'Pro', limits: { quizzes: 5 }, languages: ['en', 'fr'] })).toEqual([
    ['plan', 'Pro'],
    ['limits.quizzes', 5],
    ['languages', ['en', 'fr']],
  ])
})

it('keeps before and after together, also where there was nothing before', () => {
  const change = { before: null, after: 'Pro' }
  expect(flatDetails({ plan: change })).toEqual([['plan', change]])
})

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
