import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listAuditEntries } from '@probant/contract/admin/audit'
import { assignOrganizationPlan } from '@probant/contract/admin/organizations'
import {
  type AdminPlan,
  createEnterprisePlan,
  deleteEnterprisePlan,
  listAllPlans,
  type PlanForm,
  updatePlan,
} from '@probant/contract/admin/plans'
import { createOrganization } from '@probant/contract/organizations'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CATALOGUE } from '#server/modules/plans/catalogue.ts'
import type { Browser } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

const stripe = await priceMaker()
const test = testApp({
  env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_API_URL: stripe.url },
})
let admin: Browser
let organizationId: string

beforeEach(async () => {
  stripe.reset()
  admin = await test.signedUp()
  organizationId = (await admin.call(createOrganization, { body: { name: 'Zoo', description: '' } })).body.id
})

afterAll(() => stripe.close())

describe('an enterprise plan that can be paid', () => {
  it('is an offer to the owner, at a price that the provider knows', async () => {
    const { status, body } = await create()

    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'enterprise', priceCents: 9900, workspaceCount: 0 })
    expect(await priceIdOf(body)).toBe('price_1')
    expect(stripe.asked).toEqual([expect.stringContaining('unit_amount=9900')])
    const { body: log } = await admin.call(listAuditEntries, { querystring: { action: 'plan.created' } })
    expect(log.items[0]?.details).toMatchObject({ assigned: false })
  })

  it('gets a new price when its price changes, and only then', async () => {
    const { body: plan } = await create()
    const change = (form: Partial<PlanForm>) =>
      admin.call(updatePlan, { params: { planId: plan.id }, body: { ...aForm(), ...form } })

    await change({ priceCents: 9900 })
    await change({})
    expect(await priceIdOf(plan)).toBe('price_1')

    expect((await change({ priceCents: 5000 })).body.priceCents).toBe(5000)
    expect(await priceIdOf(plan)).toBe('price_2')
    expect(stripe.asked).toHaveLength(2)
  })

  it('gets a price when it is older than the provider', async () => {
    const { body: plan } = await create()
    await test.database.pool.query('update plans set provider_price_id = null')

    await admin.call(updatePlan, { params: { planId: plan.id }, body: { ...aForm(), priceCents: 9900 } })

    expect(await priceIdOf(plan)).toBe('price_2')
  })

  it('stays as it was, or is not made, when the provider refuses', async () => {
    const { body: plan } = await create()
    stripe.refuse()

    const params = { planId: plan.id }
    expect(await admin.call(updatePlan, { params, body: { ...aForm(), priceCents: 1 } })).toFailWith(
      'priceCreationFailed',
    )
    await test.database.pool.query(`delete from plans where kind = 'enterprise'`)
    expect(await create()).toFailWith('priceCreationFailed')
    expect((await admin.call(listAllPlans)).body).toHaveLength(3)
  })

  it('asks the provider nothing for an organization that has one, or does not exist', async () => {
    await create()

    expect(await create()).toFailWith('enterprisePlanExists')
    organizationId = '00000000-0000-4000-8000-000000000000'
    expect(await create()).toFailWith('organizationNotFound')
    expect(stripe.asked).toHaveLength(1)
  })

  it('is not withdrawn while it is paid, nor before the payments have ended', async () => {
    const { body: plan } = await create()
    const params = { planId: plan.id }
    const isDeletable = async () =>
      (await admin.call(listAllPlans)).body.find(({ id }) => id === plan.id)?.can.delete
    await test.database.pool.query(
      `update subscriptions set plan_id = $1, provider_subscription_id = 'sub_1', state = 'active'
       where workspace_id = $2`,
      [plan.id, organizationId],
    )

    const refused = await admin.call(deleteEnterprisePlan, { params })
    expect(refused).toFailWith('validationError')
    expect(refused).toMatchObject({
      body: { error: { fields: { planId: expect.stringMatching('paying') } } },
    })
    expect(await isDeletable()).toBe(false)

    await test.database.pool.query('update subscriptions set provider_subscription_id = null')
    expect(await isDeletable()).toBe(true)
    expect((await admin.call(deleteEnterprisePlan, { params })).status).toBe(204)
  })

  it('is withdrawn while the organization pays for another plan', async () => {
    const { body: plan } = await create()
    await test.database.pool.query(
      `update subscriptions set provider_subscription_id = 'sub_1' where workspace_id = $1`,
      [organizationId],
    )

    expect((await admin.call(deleteEnterprisePlan, { params: { planId: plan.id } })).status).toBe(204)
  })

  it('is also assigned for nothing, which ends the trial', async () => {
    const { body: plan } = await create()

    const { body } = await admin.call(assignOrganizationPlan, {
      params: { organizationId },
      body: { planId: plan.id },
    })

    expect(body).toMatchObject({ planId: plan.id, isPaying: false, standing: { status: 'active' } })
  })
})

function create() {
  return admin.call(createEnterprisePlan, { body: { ...aForm(), organizationId, priceCents: 9900 } })
}

function aForm(): PlanForm {
  const { texts, limits } = structuredClone(CATALOGUE[0]) as unknown as PlanForm
  return { texts, limits }
}

async function priceIdOf({ id }: AdminPlan): Promise<string> {
  const { rows } = await test.database.pool.query('select provider_price_id from plans where id = $1', [id])
  return rows[0]?.provider_price_id
}

/** The one call of the payment provider that plans need. */
async function priceMaker() {
  const asked: string[] = []
  let isRefusing = false
  const server = createServer(async (request, response) => {
    asked.push(`${request.url}?${await text(request)}`)
    response.writeHead(isRefusing ? 400 : 200, { 'content-type': 'application/json' })
    const refused = { error: { type: 'invalid_request_error', message: 'no' } }
    response.end(JSON.stringify(isRefusing ? refused : { id: `price_${asked.length}`, object: 'price' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    refuse() {
      isRefusing = true
    },
    reset() {
      isRefusing = false
      asked.length = 0
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
