import {
  assignOrganizationPlan,
  listOrganizations,
  setOrganizationDeactivated,
} from '@probant/contract/admin/organizations'
import { type AdminPlan, createEnterprisePlan, listAllPlans } from '@probant/contract/admin/plans'
import { createOrganization } from '@probant/contract/organizations'
import type { PlanKind } from '@probant/contract/plans'
import { getWorkspace } from '@probant/contract/workspaces'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const test = testApp()
const { aMember, aVerifiedPerson } = organizationsOf(test)
let admin: Awaited<ReturnType<typeof test.signedUp>>

beforeEach(async () => {
  admin = await test.signedUp({ email: 'boss@example.org', username: 'The boss' })
})

describe('the list of organizations', () => {
  it('tells owner, members, plan and standing, newest first', async () => {
    const school = await anOrganization('School')
    test.clock.advance({ minutes: 1 })
    const person = await aVerifiedPerson({ email: 'ada@example.org', username: 'Ada' })
    const club = await anOrganization('Chess club', person)
    await aMember({ owner: admin, id: school })

    const { body } = await admin.call(listOrganizations, { querystring: {} })

    expect(body.total).toBe(2)
    expect(body.items.map(({ id }) => id)).toEqual([club, school])
    expect(body.items[0]).toMatchObject({
      name: 'Chess club',
      owner: { username: 'Ada', email: 'ada@example.org' },
      memberCount: 1,
      planId: await planId('organization'),
      standing: { status: 'active' },
      isDeactivated: false,
      isPaying: false,
    })
    expect(body.items[1]?.memberCount).toBe(2)
  })

  it('is searched by name, by the owner’s name and by the owner’s address', async () => {
    await anOrganization('School')
    const person = await aVerifiedPerson({ email: 'ada@example.org', username: 'Ada' })
    await anOrganization('Chess club', person)
    const found = async (search: string) =>
      (await admin.call(listOrganizations, { querystring: { search } })).body.items.map(({ name }) => name)

    expect(await found('CHESS')).toEqual(['Chess club'])
    expect(await found('ada@')).toEqual(['Chess club'])
    expect(await found('the boss')).toEqual(['School'])
    expect(await found('%')).toEqual([])
  })

  it('comes page by page', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      test.clock.advance({ seconds: 1 })
      await anOrganization(name)
    }

    const { body } = await admin.call(listOrganizations, { querystring: { page: 2, pageSize: 2 } })

    expect(body).toMatchObject({ total: 3, items: [{ name: 'One' }] })
  })

  it('also shows one whose subscription is missing', async () => {
    await anOrganization('School')
    await test.database.pool.query('delete from subscriptions')

    const { body } = await admin.call(listOrganizations, { querystring: {} })

    expect(body.items[0]).toMatchObject({ planId: null, standing: { status: 'inactive', reason: 'unpaid' } })
  })
})

describe('deactivating an organization', () => {
  it('makes it inactive until it is let work again', async () => {
    const school = await anOrganization('School')
    const standing = async () =>
      (await admin.call(getWorkspace, {}, { headers: { 'x-workspace': school } })).body.standing

    const { body } = await deactivate(school, true)
    expect(body).toMatchObject({
      isDeactivated: true,
      standing: { status: 'inactive', reason: 'deactivated' },
    })
    expect(await standing()).toMatchObject({ status: 'inactive', reason: 'deactivated' })

    expect((await deactivate(school, false)).body).toMatchObject({
      isDeactivated: false,
      standing: { status: 'active' },
    })
    expect(await standing()).toMatchObject({ status: 'active' })
  })

  it('says what it can’t find, and what it could not save', async () => {
    const school = await anOrganization('School')

    expect(await deactivate(NOWHERE, true)).toFailWith('organizationNotFound')
    await test.refuse('update', 'organizations')
    expect(await deactivate(school, true)).toFailWith('organizationUpdateFailed')
  })
})

describe('the plan of an organization', () => {
  it('is assigned by the administrator and in force at once', async () => {
    const school = await anOrganization('School')
    await test.database.pool.query(`update subscriptions set plan_id = null, state = 'ended'`)
    const organization = await planId('organization')

    const { body } = await assign(school, organization)

    expect(body).toMatchObject({ id: school, planId: organization, standing: { status: 'active' } })
  })

  it('is the organization plan, or the one that was made for it', async () => {
    const school = await anOrganization('School')
    const club = await anOrganization('Chess club')
    const { body: catalogue } = await admin.call(listAllPlans)
    const { texts, limits } = catalogue[0] as AdminPlan
    const { body: own } = await admin.call(createEnterprisePlan, {
      body: { texts, limits, organizationId: school, priceCents: 9900 },
    })

    for (const foreign of [await planId('free'), await planId('pro')]) {
      const refused = await assign(school, foreign)
      expect(refused).toFailWith('validationError')
      expect(refused.body.error.fields).toHaveProperty('planId')
    }
    expect(await assign(club, own.id)).toFailWith('validationError')
    expect((await assign(school, await planId('organization'))).status).toBe(200)
    expect((await assign(school, own.id)).body.planId).toBe(own.id)
  })

  it('is assigned also where it was paid, once nothing can be paid here any more', async () => {
    const school = await anOrganization('School')
    await test.database.pool.query(
      `update subscriptions set provider_subscription_id = workspace_id::text,
         period_starts_at = now(), period_ends_at = now() + interval '1 month'`,
    )

    const { status, body } = await assign(school, await planId('organization'))

    expect(status).toBe(200)
    expect(body.isPaying).toBe(false)
    const { rows } = await test.database.pool.query(
      'select provider_subscription_id, period_starts_at, period_ends_at from subscriptions where workspace_id = $1',
      [school],
    )
    expect(rows).toEqual([{ provider_subscription_id: null, period_starts_at: null, period_ends_at: null }])
  })

  it('needs an organization, a plan and a subscription', async () => {
    const school = await anOrganization('School')
    const organization = await planId('organization')

    expect(await assign(NOWHERE, organization)).toFailWith('organizationNotFound')
    expect(await assign(school, NOWHERE)).toFailWith('planNotFound')
    await test.database.pool.query('delete from subscriptions')
    expect(await assign(school, organization)).toFailWith('organizationSubscriptionNotFound')
  })
})

function deactivate(organizationId: string, isDeactivated: boolean) {
  return admin.call(setOrganizationDeactivated, { params: { organizationId }, body: { isDeactivated } })
}

function assign(organizationId: string, planId: string) {
  return admin.call(assignOrganizationPlan, { params: { organizationId }, body: { planId } })
}

async function anOrganization(name: string, owner: Browser = admin): Promise<string> {
  return (await owner.call(createOrganization, { body: { name, description: '' } })).body.id
}

async function planId(kind: PlanKind): Promise<string> {
  const { body } = await admin.call(listAllPlans)
  return body.find((plan) => plan.kind === kind)?.id ?? NOWHERE
}
