import { PassThrough } from 'node:stream'
import { getBilling, openBillingPortal, receiveBillingEvent } from '@probant/contract/billing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { billingOf } from '#test/billing.ts'
import { PASSWORD } from '#test/browser.ts'
import { startStripeServer } from '#test/fakes/stripe-server.ts'
import { testApp } from '#test/test-app.ts'

const logged: string[] = []
const logTo = new PassThrough().on('data', (line) => logged.push(String(line)))
const stripe = await startStripeServer({ now: () => test.clock.now() })
const test = testApp({ env: stripe.env, logTo })
const { planOf, aPersonAtHome, anOwner, checkOut, sessionOf, pay, deliver, send, billing, rowOf, liveOf } =
  billingOf(test, stripe)

beforeEach(() => {
  stripe.breakDown()
  logged.length = 0
})
afterAll(() => stripe.close())

describe('a report', () => {
  it('counts only with the provider’s fresh signature over these very bytes', async () => {
    const event = stripe.model.report('invoice.paid', { customer: 'cus_nobody' })
    const { payload, signature } = stripe.sign(event)
    const old = new Date(test.clock.now().getTime() - 301_000)

    expect((await send({ payload, signature })).status).toBe(204)
    expect(await send({ payload })).toFailWith('invalidRequest')
    expect(await send({ payload, signature: 't=1,v1=00' })).toFailWith('invalidRequest')
    expect(await send({ payload: `${payload} `, signature })).toFailWith('invalidRequest')
    expect(await send({ payload: '', signature })).toFailWith('invalidRequest')
    expect(await send(stripe.sign(event, { secret: 'whsec_forged' }))).toFailWith('invalidRequest')
    expect(await send(stripe.sign(event, { at: old }))).toFailWith('invalidRequest')
    expect(await send(stripe.sign('no event' as never))).toMatchObject({ status: 204 })
    expect(await send(stripe.sign({ object: 'v2.core.event' } as never))).toFailWith('invalidRequest')
  })

  it('is not larger than a megabyte', async () => {
    const answer = await send({ payload: 'x'.repeat(1_100_000), signature: 't=1,v1=00' })

    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'GENL001' } } })
  })

  it('about anything else is taken and left alone', async () => {
    const person = await aPersonAtHome()
    const subscriptionId = await pay(person)
    const before = await rowOf(person)
    const customer = before.customerId
    stripe.calls.length = 0

    expect(
      await deliver([
        stripe.model.report('customer.updated', { customer }),
        stripe.model.report('invoice.paid', { customer: 'cus_nobody' }),
        stripe.model.report('invoice.paid', { customer: null }),
        stripe.model.report('customer.subscription.deleted', { id: subscriptionId, customer: 'cus_nobody' }),
      ]),
    ).toEqual([204, 204, 204, 204])

    expect(await rowOf(person)).toEqual(before)
    expect(stripe.calls).toEqual([])
  })

  it('is tried again later when the provider can’t be asked', async () => {
    const person = await aPersonAtHome()
    const { body } = await checkOut(person)
    const events = stripe.model.pay(sessionOf(body))
    stripe.breakDown('/v1/subscriptions')

    const answer = await send(stripe.sign(events[0] as never))
    expect(answer).toFailWith('serviceUnavailable')
    expect((await billing(person)).plan?.kind).toBe('free')

    stripe.breakDown()
    await deliver(events.slice(0, 1))
    expect((await billing(person)).plan?.kind).toBe('pro')
  })

  it('tells neither secrets nor people to the log', async () => {
    const person = await aPersonAtHome('private@example.org')
    stripe.breakDown('/v1/')
    await checkOut(person)
    stripe.breakDown()
    const subscriptionId = await pay(person)
    const { signature } = stripe.sign(stripe.model.report('x', {}))
    await send({ payload: 'forged', signature })
    stripe.breakDown('/v1/')
    await person.browser.call(openBillingPortal)
    await deliver(stripe.model.failRenewal(subscriptionId))

    const all = logged.join('')
    expect(all).toContain('StripeFailure')
    for (const secret of [
      stripe.secretKey,
      stripe.webhookSecret,
      signature.slice(-20),
      'private@example.org',
    ])
      expect(all).not.toContain(secret)
  })
})

describe('a payment for a workspace that is gone', () => {
  it('is cancelled', async () => {
    const { events, subscriptionId } = await paidTooLate()

    expect(await deliver(events)).toEqual([204, 204, 204])

    expect(stripe.model.subscriptions.get(subscriptionId)?.status).toBe('canceled')
    expect(logged.join('')).toContain('a payment for a deleted workspace')
  })

  it('is reported again until it could be', async () => {
    const { events, subscriptionId } = await paidTooLate()
    stripe.breakDown(`/v1/subscriptions/${subscriptionId}`)
    expect(await deliver(events.slice(0, 1))).toEqual([503])

    stripe.breakDown()
    await deliver(events.slice(0, 1))
    expect(stripe.model.subscriptions.get(subscriptionId)?.status).toBe('canceled')
  })

  it('is left alone where another installation sold it, or the workspace is there', async () => {
    const { events, subscriptionId } = await paidTooLate({ installation: 'another' })
    await deliver(events)
    expect(stripe.model.subscriptions.get(subscriptionId)?.status).toBe('active')

    const owner = await anOwner()
    const { body } = await checkOut(owner)
    await test.database.pool.query('update subscriptions set customer_id = null')
    await deliver(stripe.model.pay(sessionOf(body)))
    const { customer = '' } = stripe.model.sessions.get(sessionOf(body)) ?? {}
    expect(liveOf(customer)).toHaveLength(1)
  })

  /** As it was before pages were closed along with the workspace. */
  async function paidTooLate(said: Record<string, string> = {}) {
    const owner = await anOwner()
    const { body } = await checkOut(owner)
    await test.database.pool.query('delete from workspaces where id = $1', [owner.workspaceId])
    const session = stripe.model.sessions.get(sessionOf(body))
    Object.assign(session?.metadata ?? {}, said)
    Object.assign(session?.subscriptionMetadata ?? {}, said)
    const events = stripe.model.pay(sessionOf(body))
    return { events, subscriptionId: session?.subscription ?? '' }
  }
})

describe('the road of an organization', () => {
  it('goes from trial to active, past due, inactive and back', async () => {
    const owner = await anOwner({ email: 'owner@example.org' })
    const status = async () => (await billing(owner)).standing
    expect(await status()).toMatchObject({ status: 'trialing', until: '2026-11-30T09:00:00.000Z' })

    test.clock.advance({ days: 15 })
    expect(await status()).toMatchObject({ status: 'inactive', reason: 'trial_ended' })
    expect((await billing(owner)).can).toEqual({ checkout: true, portal: false, reactivate: true })

    const subscriptionId = await pay(owner)
    expect(await status()).toMatchObject({ status: 'active' })
    expect((await billing(owner)).nextInvoice?.dueAt).toBe('2027-01-01T09:00:00.000Z')

    test.clock.set('2027-01-01T09:00:00.000Z')
    await owner.browser.logIn({ email: 'owner@example.org', password: PASSWORD })
    const failed = stripe.model.failRenewal(subscriptionId)
    test.clock.advance({ days: 2 })
    await deliver(failed)
    expect(await status()).toMatchObject({ status: 'past_due', until: '2027-01-08T09:00:00.000Z' })
    const [mail] = (await test.mailbox.to('owner@example.org')).slice(-1)
    expect(mail).toMatchObject({
      subject: 'A payment for Lycée Curie failed',
      link: 'http://probant.test/dashboard/billing',
    })
    expect(mail?.text).toContain('until January 8, 2027')

    test.clock.advance({ days: 5 })
    expect(await status()).toMatchObject({ status: 'inactive', reason: 'payment_failed' })
    // It still has a subscription: the open invoice is paid on the provider's own pages.
    expect((await billing(owner)).can).toEqual({ checkout: false, portal: true, reactivate: true })
    await deliver(stripe.model.recover(subscriptionId))
    expect(await status()).toMatchObject({ status: 'active' })
    expect((await test.mailbox.to('owner@example.org')).at(-1)?.subject).toBe(
      'Payment received for Lycée Curie',
    )

    await deliver(stripe.model.cancel(subscriptionId))
    expect(await status()).toMatchObject({ status: 'inactive', reason: 'unpaid' })
    expect((await billing(owner)).can).toEqual({ checkout: true, portal: true, reactivate: true })
    await pay(owner)
    expect(await status()).toMatchObject({ status: 'active' })
  })

  it('ends the trial early when it is paid, and never by a payment that did not come about', async () => {
    const owner = await anOwner()
    await checkOut(owner)
    const { customerId } = await rowOf(owner)
    const price = stripe.model.addPrice({ amount: 4900, currency: 'eur', product: 'Organization' })
    const waiting = stripe.model.subscribe({
      customer: customerId ?? '',
      price,
      metadata: {},
      status: 'incomplete',
    })
    await deliver(waiting)
    expect((await billing(owner)).standing.status).toBe('trialing')

    for (const subscription of stripe.model.subscriptions.values()) subscription.status = 'incomplete_expired'
    await deliver(waiting)
    expect((await billing(owner)).standing.status).toBe('trialing')

    await pay(owner)
    expect((await billing(owner)).standing).toMatchObject({ status: 'active', until: null })
  })

  it('keeps a plan that an administrator assigned after the payments ended', async () => {
    const owner = await anOwner()
    const subscriptionId = await pay(owner)
    const ending = stripe.model.cancel(subscriptionId)
    await deliver(ending)
    const { services, database } = test
    const plan = await services.plans.getCatalogueRow(database.db, 'organization')
    await database.db.transaction((tx) => services.subscriptions.assign(tx, owner.workspaceId, plan))

    await deliver(ending)

    expect((await billing(owner)).standing.status).toBe('active')
  })
})

describe('the days of grace', () => {
  it('don’t begin again with the next invoice that is not paid', async () => {
    const owner = await anOwner()
    const subscriptionId = await pay(owner)
    await deliver(stripe.model.failRenewal(subscriptionId))
    const { pastDueSince } = await rowOf(owner)

    test.clock.advance({ days: 6 })
    await deliver(stripe.model.failRenewal(subscriptionId))
    expect(await rowOf(owner)).toMatchObject({ state: 'past_due', pastDueSince })

    test.clock.advance({ days: 2 })
    expect((await billing(owner)).standing).toMatchObject({ status: 'inactive', reason: 'payment_failed' })
  })

  it('begin anew once something was paid in between', async () => {
    const owner = await anOwner()
    const subscriptionId = await pay(owner)
    stripe.model.failRenewal(subscriptionId)
    stripe.model.failRenewal(subscriptionId)
    test.clock.advance({ days: 20 })
    await deliver(stripe.model.recover(subscriptionId))
    expect(await rowOf(owner)).toMatchObject({ state: 'active', pastDueSince: null })

    await deliver(stripe.model.failRenewal(subscriptionId))
    expect(await rowOf(owner)).toMatchObject({ state: 'past_due', pastDueSince: test.clock.now() })
  })
})

describe('the road of a person', () => {
  it('goes from free to Pro, cancelled, and back to free', async () => {
    const person = await aPersonAtHome('person@example.org')
    const subscriptionId = await pay(person)
    await deliver(stripe.model.cancelAtEnd(subscriptionId))
    expect(await billing(person)).toMatchObject({
      plan: { kind: 'pro' },
      nextInvoice: null,
      endsAt: '2026-12-16T09:00:00.000Z',
    })

    await deliver(stripe.model.cancelAtEnd(subscriptionId, false))
    expect(await billing(person)).toMatchObject({ endsAt: null, nextInvoice: { amountCents: 1200 } })

    const mails = (await test.mailbox.to('person@example.org')).length
    await deliver(stripe.model.cancel(subscriptionId))
    expect(await billing(person)).toMatchObject({
      plan: { kind: 'free' },
      standing: { status: 'active' },
      nextInvoice: null,
      can: { checkout: true, portal: true, reactivate: false },
    })
    expect(await test.mailbox.to('person@example.org')).toHaveLength(mails)
  })

  it('is on the free plan while a payment is given up for lost, and pays it in the portal', async () => {
    const person = await aPersonAtHome()
    const subscriptionId = await pay(person)
    await deliver(stripe.model.failRenewal(subscriptionId))
    await deliver(stripe.model.giveUp(subscriptionId))

    expect(await billing(person)).toMatchObject({
      plan: { kind: 'free' },
      can: { checkout: false, portal: true },
    })
    await deliver(stripe.model.recover(subscriptionId))
    expect((await billing(person)).plan?.kind).toBe('pro')
  })

  it('hears of a failed payment once, in their language', async () => {
    const french = await test.signedUp({ email: 'marie@example.org' }, { language: 'fr' })
    const { rows } = await test.database.pool.query('select workspace_id from subscriptions')
    const payer = { browser: french, workspaceId: rows[0].workspace_id, kind: 'pro' as const, headers: {} }
    const subscriptionId = await pay(payer)
    const failed = stripe.model.failRenewal(subscriptionId)

    await deliver([...failed, ...failed])

    const mails = (await test.mailbox.to('marie@example.org')).filter(({ subject }) =>
      subject.includes('paiement'),
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Un paiement a échoué'])
    expect(mails[0]?.text).toContain('jusqu’au 23 novembre 2026')
  })
})

describe('several reports', () => {
  it('of an old subscription don’t end a newer one', async () => {
    const owner = await anOwner()
    const old = await pay(owner)
    const ending = stripe.model.cancel(old)
    await deliver(ending)
    const current = await pay(owner)

    await deliver(ending)

    expect(await rowOf(owner)).toMatchObject({ state: 'active', providerSubscriptionId: current })
  })

  it('of two payments for one workspace leave one, and credit the other', async () => {
    const owner = await anOwner()
    const first = await pay(owner)
    const { customerId } = await rowOf(owner)
    const price = stripe.model.addPrice({ amount: 4900, currency: 'eur', product: 'Organization' })
    test.clock.advance({ minutes: 1 })
    stripe.calls.length = 0

    const again = stripe.model.subscribe({ customer: customerId ?? '', price, metadata: {} })
    await deliver(again)

    const [second] = liveOf(customerId)
    expect(liveOf(customerId)).toHaveLength(1)
    expect(await rowOf(owner)).toMatchObject({ state: 'active', providerSubscriptionId: second })
    expect(stripe.calls.find(({ method }) => method === 'DELETE')).toMatchObject({
      path: `/v1/subscriptions/${first}`,
      form: { prorate: 'true', invoice_now: 'true' },
    })
    expect(logged.join('')).toContain('paid for twice')
  })

  it('at once: whoever was overtaken looks again', async () => {
    const owner = await anOwner()
    const subscriptionId = await pay(owner)
    const failed = stripe.model.failRenewal(subscriptionId)

    const slow = stripe.holdNext('/v1/subscriptions')
    const overtaken = deliver(failed.slice(0, 1))
    await slow.reached
    await deliver(stripe.model.recover(subscriptionId))
    slow.release()

    expect(await overtaken).toEqual([204])
    expect(await rowOf(owner)).toMatchObject({ state: 'active', pastDueSince: null })
  })

  it('all at once end in what is true', async () => {
    const owner = await anOwner({ email: 'owner@example.org' })
    const subscriptionId = await pay(owner)
    const events = [...stripe.model.renew(subscriptionId), ...stripe.model.failRenewal(subscriptionId)]

    const statuses = await Promise.all([...events, ...events].map(async (event) => deliver([event])))

    expect(new Set(statuses.flat())).toEqual(new Set([204]))
    expect((await rowOf(owner)).state).toBe('past_due')
    const told = (await test.mailbox.to('owner@example.org')).filter(({ subject }) =>
      subject.includes('failed'),
    )
    expect(told).toHaveLength(1)
  })

  it('leave other routes as they are', async () => {
    const person = await aPersonAtHome()
    const answer = await person.browser.send('POST', '/api/billing/checkout', {
      planId: (await planOf('pro')).id,
    })

    expect(answer.status).toBe(200)
    expect(receiveBillingEvent.url).toBe('/api/billing/webhook')
    expect((await person.browser.call(getBilling)).status).toBe(200)
  })
})
