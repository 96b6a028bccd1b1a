import { listAuditEntries } from '@probant/contract/admin/audit'
import { assignUserPlan, listUsers, setUserStatus } from '@probant/contract/admin/users'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { billingOf, type Payer } from '#test/billing.ts'
import { startStripeServer } from '#test/fakes/stripe-server.ts'
import { testApp } from '#test/test-app.ts'

const stripe = await startStripeServer({ now: () => test.clock.now() })
const test = testApp({ env: stripe.env })
const { planOf, aPersonAtHome, checkOut, sessionOf, pay, rowOf } = billingOf(test, stripe)
let admin: Awaited<ReturnType<typeof test.signedUp>>
let payer: Payer

beforeEach(async () => {
  stripe.breakDown()
  admin = await test.signedUp()
  payer = await aPersonAtHome('payer@example.org')
})
afterAll(() => stripe.close())

describe('someone who pays', () => {
  it('is shown as such, and their plan is left alone', async () => {
    await pay(payer)
    const { id: planId } = await planOf('free')

    const refused = await admin.call(assignUserPlan, { params: await params(), body: { planId } })

    expect(refused).toFailWith('validationError')
    expect(refused.body.error.fields?.planId).toMatch(/is paying for its plan/)
    expect(await shown()).toMatchObject({ isPaying: true })
  })

  it('pays no more after the month in which they are shut out', async () => {
    const subscriptionId = await pay(payer)

    const { status } = await disable()

    expect(status).toBe(200)
    expect(stripe.model.subscriptions.get(subscriptionId)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    })
    const { cancelsAt, periodEndsAt } = await rowOf(payer)
    expect(cancelsAt).toEqual(periodEndsAt)
    expect((await admin.call(listAuditEntries, { querystring: {} })).body.items[0]).toMatchObject({
      action: 'user.disabled',
      details: { endsPayments: true },
    })
  })

  it('can’t pay any more on a page that was open when they were shut out', async () => {
    const { body } = await checkOut(payer)

    await disable()

    expect(stripe.model.sessions.get(sessionOf(body))?.status).toBe('expired')
  })

  it('is shut out also where the provider can’t be asked, which is then asked again', async () => {
    const subscriptionId = await pay(payer)
    stripe.breakDown('/v1/')

    expect((await disable()).body.status).toBe('disabled')
    expect(stripe.model.subscriptions.get(subscriptionId)?.cancel_at_period_end).toBe(false)

    stripe.breakDown()
    await test.services.billing.sweep.run()
    expect(stripe.model.subscriptions.get(subscriptionId)?.cancel_at_period_end).toBe(true)
  })
})

async function shown() {
  const { body } = await admin.call(listUsers, { querystring: { search: 'payer@example.org' } })
  return body.items[0]
}

async function params() {
  return { userId: (await shown())?.id ?? '' }
}

async function disable() {
  return admin.call(setUserStatus, { params: await params(), body: { status: 'disabled' } })
}
