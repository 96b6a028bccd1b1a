import { getSession } from '@probant/contract/auth'
import { getBilling, openCheckout, receiveBillingEvent } from '@probant/contract/billing'
import { listPlans, type PlanKind } from '@probant/contract/plans'
import type { Browser } from './browser.ts'
import type { StripeEvent } from './fakes/stripe-objects.ts'
import type { FakeStripeServer } from './fakes/stripe-server.ts'
import { organizationsOf } from './organizations.ts'
import type { testApp } from './test-app.ts'

/** People who pay, and a Stripe that reports of it. */
export function billingOf(test: ReturnType<typeof testApp>, stripe: FakeStripeServer) {
  const { anOrganization } = organizationsOf(test)
  return {
    planOf,
    aPersonAtHome,
    anOwner,
    checkOut,
    sessionOf,
    pay,
    deliver,
    send,
    billing,
    rowOf,
    subscriptionsOf,
    liveOf,
  }

  async function planOf(kind: PlanKind) {
    const { body } = await test.browser().call(listPlans)
    const plan = body.find((candidate) => candidate.kind === kind)
    if (!plan) throw new Error(`The catalogue has no plan ${kind}`)
    return plan
  }

  async function aPersonAtHome(email?: string): Promise<Payer> {
    const browser = await test.signedUp(email ? { email } : {})
    const { rows } = await test.database.pool.query('select id from workspaces where user_id = $1', [
      browser.user.id,
    ])
    return { browser, workspaceId: rows[0].id, kind: 'pro', headers: {} }
  }

  /** The owner of an organization that is on trial. */
  async function anOwner({ email }: { email?: string } = {}): Promise<Payer> {
    const { owner, id } = await anOrganization(email ? { email } : {})
    return { browser: owner, workspaceId: id, kind: 'organization', headers: { 'x-workspace': id } }
  }

  async function checkOut({ browser, kind, headers }: Payer) {
    const { id: planId } = await planOf(kind)
    return browser.call(openCheckout, { body: { planId } }, { headers })
  }

  /** The payment page at that address, by Stripe's name. */
  function sessionOf({ url }: { url: string }): string {
    return url.split('/').at(-1) ?? ''
  }

  /** The whole way: payment page, card, reports. */
  async function pay(payer: Payer): Promise<string> {
    const { body } = await checkOut(payer)
    await deliver(stripe.model.pay(sessionOf(body)))
    const { customerId } = await rowOf(payer)
    return subscriptionsOf(customerId).at(-1) ?? ''
  }

  async function deliver(events: readonly StripeEvent[]): Promise<number[]> {
    const statuses: number[] = []
    for (const event of events) statuses.push((await send(stripe.sign(event))).status)
    return statuses
  }

  async function send({ payload, signature }: { payload: string; signature?: string }) {
    const { url, method } = receiveBillingEvent
    return test.browser().send(method, url, payload, {
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    })
  }

  /** Days may have passed: the page renews its token first. */
  async function billing({ browser, headers }: Payer) {
    browser.keep(await browser.call(getSession))
    return (await browser.call(getBilling, undefined, { headers })).body
  }

  async function rowOf({ workspaceId }: Pick<Payer, 'workspaceId'>) {
    const row = await test.database.db.query.subscriptions.findFirst({
      where: (subscriptions, { eq }) => eq(subscriptions.workspaceId, workspaceId),
    })
    if (!row) throw new Error('The workspace has no subscription')
    return row
  }

  function subscriptionsOf(customerId: string | null): string[] {
    const all = [...stripe.model.subscriptions.values()]
    return all.filter(({ customer }) => customer === customerId).map(({ id }) => id)
  }

  /** Those that Stripe goes on charging for. */
  function liveOf(customerId: string | null): string[] {
    return subscriptionsOf(customerId).filter((id) => {
      const subscription = stripe.model.subscriptions.get(id)
      return subscription?.status !== 'canceled' && !subscription?.cancel_at_period_end
    })
  }
}

export interface Payer {
  browser: Browser
  workspaceId: string
  /** What they pay for. */
  kind: 'pro' | 'organization'
  headers: Record<string, string>
}
