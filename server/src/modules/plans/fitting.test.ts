import { PLAN_KINDS } from '@probant/contract/plans'
import { describe, expect, it } from 'vitest'
import { fits } from './fitting.ts'

const PERSON = { workspaceId: 'person', kind: 'personal' } as const
const SCHOOL = { workspaceId: 'school', kind: 'organization' } as const

describe('which plans fit which workspace', () => {
  it.each([
    ['a person', PERSON, {}, ['free', 'pro']],
    ['an organization', SCHOOL, {}, ['organization', 'enterprise']],
    ['a person, whatever organizations begin with', PERSON, startingWith('organization'), ['free', 'pro']],
    [
      'an organization that began with Free',
      SCHOOL,
      startingWith('free'),
      ['free', 'organization', 'enterprise'],
    ],
    ['one that began with Pro', SCHOOL, startingWith('pro'), ['pro', 'organization', 'enterprise']],
    [
      'one that began with its own kind',
      SCHOOL,
      startingWith('organization'),
      ['organization', 'enterprise'],
    ],
  ] as const)('%s: %#', (_who, workspace, installation, fitting) => {
    const fit = PLAN_KINDS.filter((kind) => fits(planOf(kind, 'school'), workspace, installation))
    expect(fit).toEqual(fitting)
  })

  it('an enterprise plan fits nobody but the organization it was made for', () => {
    expect(fits(planOf('enterprise', 'another school'), SCHOOL)).toBe(false)
    expect(fits(planOf('enterprise', 'person'), PERSON)).toBe(false)
    expect(
      fits(planOf('enterprise', 'another school'), SCHOOL, { defaultOrganizationPlan: 'enterprise' }),
    ).toBe(false)
  })
})

function startingWith<Kind extends 'free' | 'pro' | 'organization'>(defaultOrganizationPlan: Kind) {
  return { defaultOrganizationPlan }
}

function planOf(kind: (typeof PLAN_KINDS)[number], organizationId: string) {
  return { kind, organizationId: kind === 'enterprise' ? organizationId : null }
}
