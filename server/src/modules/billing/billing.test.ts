import { getSession } from '@probant/contract/auth'
import { getBilling, openBillingPortal, openCheckout } from '@probant/contract/billing'
import { deleteOrganization } from '@probant/contract/organizations'
import { deleteAccount } from '@probant/contract/users'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { billingOf, type Payer } from '#test/billing.ts'
import { PASSWORD } from '#test/browser.ts'
import { startStripeServer } from '#test/fakes/stripe-server.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const stripe = await startStripeServer({ now: () => test.clock.now() })
const test = testApp({ env: stripe.env })
const { planOf, aPersonAtHome, anOwner, checkOut, sessionOf, pay, billing, rowOf, subscriptionsOf } =
  billingOf(test, stripe)
const { aMember, deactivate } = organizationsOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

beforeEach(() => {
  stripe.breakDown()
  stripe.calls.length = 0
})
afterAll(() => stripe.close())

describe('billing', () => {
  it('of a person on the free plan: nothing to pay, Pro on offer', async () => {
    const person = await aPersonAtHome()

    expect(await billing(person)).toMatchObject({
      provider: 'stripe',
      plan: { kind: 'free' },
      standing: { status: 'active' },
      nextInvoice: null,
      endsAt: null,
      offers: [{ kind: 'pro', priceCents: 1200, currency: 'EUR' }],
      can: { checkout: true, portal: false, reactivate: false },
    })
  })

  it('of an organization on trial: its own plans on offer', async () => {
    const owner = await anOwner()
    await anEnterprisePlan(owner.workspaceId)

    const { plan, standing, nextInvoice, offers, can } = await billing(owner)

    expect({ plan: plan?.kind, status: standing.status }).toEqual({
      plan: 'organization',
      status: 'trialing',
    })
    expect(nextInvoice).toBeNull()
    expect(offers.map(({ kind }) => kind)).toEqual(['organization', 'enterprise'])
    expect(can).toEqual({ checkout: true, portal: false, reactivate: false })
  })

  it('of whoever pays: the next invoice, the portal, and nothing more to buy', async () => {
    const person = await aPersonAtHome()
    await pay(person)

    expect(await billing(person)).toMatchObject({
      plan: { kind: 'pro' },
      nextInvoice: { amountCents: 1200, currency: 'EUR', dueAt: '2026-12-16T09:00:00.000Z' },
      offers: [],
      can: { checkout: false, portal: true, reactivate: false },
    })
  })

  it('PAYM005: of an organization is its owner’s alone', async () => {
    const owner = await anOwner()
    const moderator = await aMember({ owner: owner.browser as never, id: owner.workspaceId }, 'moderator')
    const options = { headers: owner.headers }

    expect(await moderator.call(getBilling, undefined, options)).toFailWith('organizationOwnerPays')
    expect(await moderator.call(openBillingPortal, undefined, options)).toFailWith('organizationOwnerPays')
    const body = { planId: (await planOf('organization')).id }
    expect(await moderator.call(openCheckout, { body }, options)).toFailWith('organizationOwnerPays')
  })

  it('SUBS002 and ORGA004: says so when the subscription is missing', async () => {
    const person = await aPersonAtHome()
    const owner = await anOwner()
    await test.database.pool.query('delete from subscriptions')

    expect(await person.browser.call(getBilling)).toFailWith('subscriptionNotFound')
    expect(await person.browser.call(openBillingPortal)).toFailWith('subscriptionNotFound')
    const answer = await owner.browser.call(getBilling, undefined, { headers: owner.headers })
    expect(answer).toFailWith('organizationSubscriptionNotFound')
    expect(await checkOut(owner)).toFailWith('organizationSubscriptionNotFound')
  })

  it('is nobody else’s', async () => {
    const owner = await anOwner()
    const stranger = await aPersonAtHome()

    const answer = await stranger.browser.call(getBilling, undefined, { headers: owner.headers })
    expect(answer).toFailWith('organizationNotFound')
  })
})

describe('checkout', () => {
  it('opens the payment page for the plan, in the caller’s language', async () => {
    const browser = await test.signedUp({ email: 'ada@example.org' }, { language: 'fr' })
    const { id: planId } = await planOf('pro')

    const { body } = await browser.call(openCheckout, { body: { planId } })

    expect(body.url).toMatch(`${stripe.url}/pay/cs_`)
    const customer = called('/v1/customers')[0]
    const session = called('/v1/checkout/sessions')[0]
    expect(customer?.form).toMatchObject({ email: 'ada@example.org', preferred_locales: { 0: 'fr' } })
    const { workspaceId } = (customer?.form.metadata ?? {}) as Record<string, string>
    expect(session?.form).toMatchObject({
      mode: 'subscription',
      locale: 'fr',
      metadata: { workspaceId, planId },
      subscription_data: { metadata: { workspaceId, planId } },
      success_url: 'http://probant.test/dashboard/billing?checkout=done',
      cancel_url: 'http://probant.test/dashboard/billing?checkout=cancelled',
      line_items: {
        0: {
          quantity: '1',
          price_data: { unit_amount: '1200', currency: 'eur', recurring: { interval: 'month' } },
        },
      },
    })
  })

  it('makes one customer per workspace, also for two checkouts at once', async () => {
    const person = await aPersonAtHome()

    const answers = await Promise.all([checkOut(person), checkOut(person)])
    answers.push(await checkOut(person))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { customerId } = await rowOf(person)
    const sessions = called('/v1/checkout/sessions')
    expect(sessions.map(({ form }) => form.customer)).toEqual([customerId, customerId, customerId])
    expect([...stripe.model.customers.values()].filter(isOf(person))).toHaveLength(1)
  })

  it('closes the page that was opened before', async () => {
    const person = await aPersonAtHome()
    const { body: first } = await checkOut(person)
    const { body: second } = await checkOut(person)

    expect(() => stripe.model.pay(sessionOf(first))).toThrow()
    expect(stripe.model.pay(sessionOf(second))).toHaveLength(3)
  })

  it('PAYM004: what is paid already, though no report of it has come', async () => {
    const person = await aPersonAtHome()
    const { body } = await checkOut(person)
    stripe.model.pay(sessionOf(body))

    expect(await checkOut(person)).toFailWith('planNotPayable')
    expect(await rowOf(person)).toMatchObject({ providerSubscriptionId: expect.stringMatching('sub_') })
    expect((await billing(person)).plan?.kind).toBe('pro')
  })

  it('PAYM004: what was given is not sold as well', async () => {
    const person = await aPersonAtHome()
    const owner = await anOwner()
    await give(person)
    await give(owner)

    for (const payer of [person, owner]) {
      expect(await checkOut(payer)).toFailWith('planNotPayable')
      expect(await billing(payer)).toMatchObject({ offers: [], can: { checkout: false } })
    }
  })

  it('charges an enterprise plan by the price that was made for it', async () => {
    const owner = await anOwner()
    const price = stripe.model.addPrice({ amount: 9900, currency: 'eur', product: 'Zoo' })
    const planId = await anEnterprisePlan(owner.workspaceId, price.id)

    const answer = await owner.browser.call(openCheckout, { body: { planId } }, { headers: owner.headers })

    expect(answer.status).toBe(200)
    expect(stripe.calls.at(-1)?.form).toMatchObject({ line_items: { 0: { price: price.id } } })
  })

  it('SUBS001: a plan that does not exist, or is another organization’s', async () => {
    const owner = await anOwner()
    const person = await aPersonAtHome()
    const planId = await anEnterprisePlan(owner.workspaceId)

    for (const id of [NOWHERE, planId])
      expect(await person.browser.call(openCheckout, { body: { planId: id } })).toFailWith(
        'checkoutPlanNotFound',
      )
  })

  it('PAYM004: what can’t be paid', async () => {
    const person = await aPersonAtHome()
    const owner = await anOwner()
    const ofPerson = async (kind: 'free' | 'organization') =>
      person.browser.call(openCheckout, { body: { planId: (await planOf(kind)).id } })

    expect(await ofPerson('free')).toFailWith('planNotPayable')
    expect(await ofPerson('organization')).toFailWith('planNotPayable')
    expect(await checkOut({ ...owner, kind: 'pro' })).toFailWith('planNotPayable')
    await deactivate({ id: owner.workspaceId })
    expect(await checkOut(owner)).toFailWith('planNotPayable')
    expect((await billing(owner)).can).toEqual({ checkout: false, portal: false, reactivate: false })
  })

  it('PAYM004: whoever has a subscription changes it in the portal', async () => {
    const owner = await anOwner()
    await pay(owner)
    const planId = await anEnterprisePlan(owner.workspaceId)

    expect(await checkOut(owner)).toFailWith('planNotPayable')
    const other = await owner.browser.call(openCheckout, { body: { planId } }, { headers: owner.headers })
    expect(other).toFailWith('planNotPayable')
  })

  it('charges it by what it costs where the provider no longer knows that price', async () => {
    const owner = await anOwner()
    const planId = await anEnterprisePlan(owner.workspaceId, 'price_of_another_key')

    const answer = await owner.browser.call(openCheckout, { body: { planId } }, { headers: owner.headers })

    expect(answer.status).toBe(200)
    expect(stripe.calls.at(-1)?.form).toMatchObject({
      line_items: { 0: { price_data: { unit_amount: '9900' } } },
    })
  })

  it('makes a new customer where the provider has lost the old one', async () => {
    const person = await aPersonAtHome()
    await checkOut(person)
    const { customerId: lost } = await rowOf(person)
    stripe.model.deleteCustomer(lost ?? '')

    expect((await checkOut(person)).status).toBe(200)

    const { customerId } = await rowOf(person)
    expect(customerId).not.toBe(lost)
    expect(stripe.model.customers.has(customerId ?? '')).toBe(true)
  })

  it('PAYM001: the provider fails, and the next try works', async () => {
    const person = await aPersonAtHome()

    for (const part of ['/v1/customers', '/v1/checkout']) {
      stripe.breakDown(part)
      expect(await checkOut(person)).toFailWith('checkoutFailed')
    }
    stripe.breakDown()
    expect((await checkOut(person)).status).toBe(200)
  })

  it('makes someone wait who opens one payment page after the other', async () => {
    const person = await aPersonAtHome()
    for (let page = 1; page <= 20; page++) expect((await checkOut(person)).status).toBe(200)

    expect(await checkOut(person)).toFailWith('tooManyAttempts')
  })
})

describe('the portal', () => {
  it('opens for whoever has paid before', async () => {
    const person = await aPersonAtHome()
    await checkOut(person)

    const { body } = await person.browser.call(openBillingPortal)

    const { customerId } = await rowOf(person)
    expect(body.url).toMatch(`${stripe.url}/portal/`)
    const portal = { customer: customerId, return_url: 'http://probant.test/dashboard/billing', locale: 'en' }
    expect(stripe.calls.at(-1)?.form).toEqual(portal)
  })

  it('PAYM003: there is none before the first checkout', async () => {
    const person = await aPersonAtHome()

    expect(await person.browser.call(openBillingPortal)).toFailWith('customerNotFound')
  })

  it('PAYM003: nor where the provider no longer knows the customer, who can pay anew', async () => {
    const person = await aPersonAtHome()
    await pay(person)
    stripe.model.deleteCustomer((await rowOf(person)).customerId ?? '')

    expect(await person.browser.call(openBillingPortal)).toFailWith('customerNotFound')

    expect(await billing(person)).toMatchObject({
      plan: { kind: 'free' },
      can: { checkout: true, portal: false },
    })
    await pay(person)
    expect((await billing(person)).plan?.kind).toBe('pro')
  })

  it('PAYM002: the provider fails', async () => {
    const person = await aPersonAtHome()
    await checkOut(person)
    stripe.breakDown('/v1/billing_portal')

    expect(await person.browser.call(openBillingPortal)).toFailWith('billingPortalFailed')
  })
})

describe('what is deleted is no longer paid', () => {
  it('an account', async () => {
    const person = await aPersonAtHome('leaving@example.org')
    const subscriptionId = await pay(person)
    const body = { email: 'leaving@example.org', currentPassword: PASSWORD }

    expect((await person.browser.call(deleteAccount, { body })).status).toBe(204)
    await test.services.billing.goneCustomers.notifyProvider()

    expect(stripe.model.subscriptions.get(subscriptionId)?.status).toBe('canceled')
    expect([...stripe.model.customers.values()].filter(isOf(person))).toEqual([])
  })

  it('not while the account owns an organization and stays', async () => {
    const owner = await anOwner({ email: 'owner@example.org' })
    const subscriptionId = await pay({ ...owner, ...(await homeOf(owner.browser)) })
    const body = { email: 'owner@example.org', currentPassword: PASSWORD }

    expect(await owner.browser.call(deleteAccount, { body })).toFailWith('organizationsToDelete')
    expect(stripe.model.subscriptions.get(subscriptionId)?.status).toBe('active')
  })

  it('an organization, also where no report has come yet', async () => {
    const owner = await anOwner()
    const { body } = await checkOut(owner)
    stripe.model.pay(sessionOf(body))
    const { customerId } = await rowOf(owner)
    const [subscriptionId = ''] = subscriptionsOf(customerId)

    const params = { organizationId: owner.workspaceId }
    const answer = await owner.browser.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } })
    await test.services.billing.goneCustomers.notifyProvider()

    expect(answer.status).toBe(204)
    expect(stripe.model.subscriptions.get(subscriptionId)?.status).toBe('canceled')
  })

  it('nor can it be paid on a page that is still open somewhere', async () => {
    const owner = await anOwner()
    const { body } = await checkOut(owner)

    const params = { organizationId: owner.workspaceId }
    await owner.browser.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } })
    await test.services.billing.goneCustomers.notifyProvider()

    expect(stripe.model.sessions.get(sessionOf(body))?.status).toBe('expired')
    expect([...stripe.model.customers.values()].filter(isOf(owner))).toEqual([])
  })
})

function called(path: string) {
  return stripe.calls.filter((call) => call.path === path && call.method === 'POST')
}

function isOf({ workspaceId }: Payer) {
  return (customer: Record<string, string>) => customer.workspaceId === workspaceId
}

/** By an administrator, for nothing. */
async function give({ workspaceId, kind }: Payer): Promise<void> {
  const { services, database } = test
  const plan = await services.plans.getCatalogueRow(database.db, kind)
  await database.db.transaction((tx) => services.subscriptions.assign(tx, workspaceId, plan))
}

async function homeOf(browser: Parameters<typeof billing>[0]['browser']) {
  const { body } = await browser.call(getSession)
  const { rows } = await test.database.pool.query('select id from workspaces where user_id = $1', [
    body.user?.id,
  ])
  return { workspaceId: rows[0].id as string, kind: 'pro' as const, headers: {} }
}

async function anEnterprisePlan(
  organizationId: string,
  providerPriceId: string | null = null,
): Promise<string> {
  const { limits, texts } = await planOf('organization')
  const { rows } = await test.database.pool.query(
    `insert into plans (id, kind, price_cents, organization_id, provider_price_id, limits, texts, created_at)
     values (gen_random_uuid(), 'enterprise', 9900, $1, $2, $3, $4, now()) returning id`,
    [organizationId, providerPriceId, limits, texts],
  )
  return rows[0].id
}
