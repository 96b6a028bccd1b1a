import type { Statistics } from '@probant/contract/admin/statistics'
import { expect, it } from 'vitest'
import { sharesOf } from './plan-distribution.tsx'

type Plan = Statistics['planDistribution'][number]

const plan = (kind: Plan['kind'], name: string, workspaceCount: number): Plan => ({
  planId: crypto.randomUUID(),
  kind,
  texts: {
    en: { name, description: '', features: [] },
    fr: { name: `${name} (fr)`, description: '', features: [] },
  },
  workspaceCount,
})
const words = { locale: 'fr', enterprise: 'Entreprise' } as const

it('counts the enterprise plans together, after the catalogue', () => {
  const distribution = [
    plan('enterprise', 'Acme', 1),
    plan('free', 'Free', 7),
    plan('enterprise', 'Umbrella', 1),
  ]
  expect(sharesOf(distribution, words)).toEqual([
    { name: 'Free (fr)', workspaces: 7 },
    { name: 'Entreprise', workspaces: 2 },
  ])
})

it('says nothing about enterprise plans where there are none', () => {
  expect(sharesOf([plan('pro', 'Pro', 0)], words)).toEqual([{ name: 'Pro (fr)', workspaces: 0 }])
})
