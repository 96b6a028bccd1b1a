import { listAuditEntries } from '@probant/contract/admin/audit'
import {
  assignOrganizationPlan,
  listOrganizations,
  setOrganizationDeactivated,
} from '@probant/contract/admin/organizations'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { billingOf, type Payer } from '#test/billing.ts'
import { startStripeServer } from '#test/fakes/stripe-server.ts'
import { testApp } from '#test/test-app.ts'

const stripe = await startStripeServer({ now: () => test.clock.now() })
const test = testApp({ env: stripe.env })
const { planOf, anOwner, pay } = billingOf(test, stripe)
let admin: Awaited<ReturnType<typeof test.signedUp>>
let owner: Payer
let subscriptionId: string

beforeEach(async () => {
  admin = await test.signedUp()
  owner = await anOwner()
  subscriptionId = await pay(owner)
})
afterAll(() => stripe.close())

describe('an organization that pays', () => {
  it('is shown as such, and its plan is left alone', async () => {
    const { id: planId } = await planOf('organization')
    const params = { organizationId: owner.workspaceId }

    const refused = await admin.call(assignOrganizationPlan, { params, body: { planId } })

    expect(refused.body.error.fields?.planId).toMatch(/is paying for its plan/)
    expect((await admin.call(listOrganizations, { querystring: {} })).body.items[0]?.isPaying).toBe(true)
  })

  it('pays no more after the month in which it is deactivated', async () => {
    const { body } = await deactivate(true)

    expect(body).toMatchObject({ isDeactivated: true })
    expect(stripe.model.subscriptions.get(subscriptionId)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    })
    expect((await admin.call(listAuditEntries, { querystring: {} })).body.items[0]).toMatchObject({
      action: 'organization.deactivated',
      details: { endsPayments: true },
    })
  })
})

function deactivate(isDeactivated: boolean) {
  const params = { organizationId: owner.workspaceId }
  return admin.call(setOrganizationDeactivated, { params, body: { isDeactivated } })
}
