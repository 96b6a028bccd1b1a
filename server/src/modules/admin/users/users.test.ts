import { assignUserPlan, listUsers, setUserStatus } from '@probant/contract/admin/users'
import { listPlans, type PlanKind } from '@probant/contract/plans'
import { getWorkspace } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const test = testApp()

describe('accounts', () => {
  it('people are listed page by page, newest first, and found by name or address', async () => {
    const admin = await test.signedUp()
    for (let index = 1; index <= 4; index++) {
      test.clock.advance({ seconds: 1 })
      await test.signedUp({ username: `Someone 10%_${index}`, email: `someone${index}@example.org` })
    }

    const { body } = await admin.call(listUsers, { querystring: { page: 2, pageSize: 2 } })
    expect(body.items.map((user) => user.email)).toEqual(['someone2@example.org', 'someone1@example.org'])
    expect(body.total).toBe(5)
    expect((await admin.call(listUsers, { querystring: { search: '10%_3' } })).body.total).toBe(1)
    expect((await admin.call(listUsers, { querystring: { search: 'SOMEONE4@' } })).body.total).toBe(1)
    expect((await admin.call(listUsers, { querystring: { search: '%' } })).body.total).toBe(4)
  })

  it('an account is disabled and enabled again, but nobody disables their own', async () => {
    const admin = await test.signedUp()
    const person = await test.signedUp()
    const status = (userId: string, status: 'active' | 'disabled') =>
      admin.call(setUserStatus, { params: { userId }, body: { status } })

    expect((await status(person.user.id, 'disabled')).body.status).toBe('disabled')
    expect((await status(person.user.id, 'active')).body.status).toBe('active')
    expect(await status(admin.user.id, 'disabled')).toFailWith('forbidden')
    expect(await status(NOWHERE, 'disabled')).toFailWith('userNotFound')
  })
})

describe('the plan of a personal workspace', () => {
  it('is shown with everyone', async () => {
    const admin = await test.signedUp()

    const { body } = await admin.call(listUsers, { querystring: {} })

    expect(body.items[0]).toMatchObject({ planId: await planId('free'), isPaying: false })
  })

  it('is assigned by the administrator and in force at once', async () => {
    const admin = await test.signedUp()
    const person = await test.signedUp()
    const pro = await planId('pro')

    const { body } = await admin.call(assignUserPlan, {
      params: { userId: person.user.id },
      body: { planId: pro },
    })

    expect(body).toMatchObject({ id: person.user.id, planId: pro, isPaying: false })
    expect((await person.call(getWorkspace)).body.plan).toMatchObject({ id: pro, kind: 'pro' })
  })

  it('is one that is made for people', async () => {
    const admin = await test.signedUp()
    const params = { userId: admin.user.id }

    const refused = await admin.call(assignUserPlan, {
      params,
      body: { planId: await planId('organization') },
    })

    expect(refused).toFailWith('validationError')
    expect(refused.body.error.fields).toHaveProperty('planId')
    expect(await admin.call(assignUserPlan, { params, body: { planId: NOWHERE } })).toFailWith('planNotFound')
  })

  it('is assigned also where it was paid, once nothing can be paid here any more', async () => {
    const admin = await test.signedUp()
    await pays(admin.user.email)

    const { status, body } = await admin.call(assignUserPlan, {
      params: { userId: admin.user.id },
      body: { planId: await planId('pro') },
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({ planId: await planId('pro'), isPaying: false })
    const { rows } = await test.database.pool.query('select provider_subscription_id from subscriptions')
    expect(rows).toEqual([{ provider_subscription_id: null }])
  })

  it('needs someone, and something subscribed to', async () => {
    const admin = await test.signedUp()
    const body = { planId: await planId('pro') }

    expect(await admin.call(assignUserPlan, { params: { userId: NOWHERE }, body })).toFailWith('userNotFound')
    await test.database.pool.query('delete from subscriptions')
    expect(await admin.call(assignUserPlan, { params: { userId: admin.user.id }, body })).toFailWith(
      'subscriptionNotFound',
    )
    expect((await admin.call(listUsers, { querystring: {} })).body.items[0]).toMatchObject({ planId: null })
  })
})

async function planId(kind: PlanKind): Promise<string> {
  const { body } = await test.browser().call(listPlans)
  return body.find((plan) => plan.kind === kind)?.id ?? NOWHERE
}

async function pays(email: string): Promise<void> {
  await test.database.pool.query(
    `update subscriptions set provider_subscription_id = 'sub_1' from workspaces, users
     where workspaces.id = workspace_id and users.id = workspaces.user_id and users.email = $1`,
    [email],
  )
}
