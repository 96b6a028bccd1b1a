import type Stripe from 'stripe'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Checkout, NewPrice, PaymentProvider } from '../provider.ts'
import { isMissing, isTooLate, tellingNothing, unlessMissing } from './stripe-failure.ts'
import { customerOf, subscriptionFrom, workspaceOf } from './stripe-objects.ts'

/** Stripe: its payment page, its portal, its reports. */
export function createStripePayments(
  config: NonNullable<Config['stripe']>,
  { installation }: { installation: string },
): PaymentProvider {
  let connected: Promise<Stripe> | undefined
  const ask = async <T>(question: (stripe: Stripe) => Promise<T>): Promise<T> => {
    connected ??= connect(config)
    try {
      return await question(await connected)
    } catch (error) {
      throw tellingNothing(error)
    }
  }

  return {
    name: 'stripe',

    async createCustomer({ workspaceId, email, name, locale }) {
      const metadata = { workspaceId, installation }
      const customer = await ask((stripe) =>
        stripe.customers.create({ email, name, preferred_locales: [locale], metadata }),
      )
      return customer.id
    },

    async deleteCustomer(customerId) {
      await unlessMissing(
        ask((stripe) => stripe.customers.del(customerId)),
        undefined,
      )
    },

    openCheckout(checkout) {
      const opened = openSession(checkout).catch((error) => {
        // Made with another key, or archived: what it costs is known here as well.
        if (checkout.priceId && isMissing(error, 'line_items'))
          return openSession({ ...checkout, priceId: null })
        throw error
      })
      return unlessMissing(opened, null, 'customer')
    },

    async closeCheckouts(customerId) {
      const open = { customer: customerId, status: 'open', limit: 100 } as const
      const found = await unlessMissing(
        ask((stripe) => stripe.checkout.sessions.list(open)),
        { data: [] },
      )
      for (const { id } of found.data)
        await ask((stripe) => stripe.checkout.sessions.expire(id)).catch((error) => {
          // Paid or closed a moment ago: whoever asks next finds what came of it.
          if (!isTooLate(error)) throw error
        })
    },

    async openPortal({ customerId, returnUrl, locale }) {
      const session = ask((stripe) =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, locale }),
      )
      return (await unlessMissing(session, null, 'customer'))?.url ?? null
    },

    async listSubscriptions(customerId) {
      const all = {
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice'],
      } as const
      const found = await unlessMissing(
        ask((stripe) => stripe.subscriptions.list({ ...all, expand: [...all.expand] })),
        { data: [] },
      )
      return Promise.all(
        found.data.map(async (subscription) =>
          subscriptionFrom(subscription, { installation, invoices: await owedInvoices(subscription) }),
        ),
      )
    },

    async cancelSubscription(subscriptionId, { isCredited = false } = { isCredited: false }) {
      const credit = isCredited ? { prorate: true, invoice_now: true } : {}
      await unlessMissing(
        ask((stripe) => stripe.subscriptions.cancel(subscriptionId, credit)),
        undefined,
      )
    },

    async cancelAtPeriodEnd(subscriptionId) {
      await unlessMissing(
        ask((stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })),
        undefined,
      )
    },

    async createPrice(price) {
      return (await ask((stripe) => stripe.prices.create(monthly(price)))).id
    },

    async readEvent({ body, signature, receivedAt }) {
      connected ??= connect(config)
      const { webhooks } = await connected
      const event = await webhooks
        .constructEventAsync(
          body,
          signature,
          config.webhookSecret,
          webhooks.DEFAULT_TOLERANCE,
          undefined,
          receivedAt.getTime(),
        )
        .catch((cause) => {
          throw new Refusal('invalidRequest', { cause })
        })
      return {
        type: event.type,
        customerId: customerOf(event),
        workspaceId: workspaceOf(event, installation),
      }
    },
  }

  async function openSession({ customerId, price, priceId, locale, ...checkout }: Checkout): Promise<string> {
    const metadata = { workspaceId: checkout.workspaceId, planId: checkout.planId, installation }
    const session = await ask((stripe) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        line_items: [{ quantity: 1, ...(priceId ? { price: priceId } : { price_data: monthly(price) }) }],
        metadata,
        subscription_data: { metadata },
        locale,
        success_url: checkout.successUrl,
        cancel_url: checkout.cancelUrl,
      }),
    )
    if (!session.url) throw new Error('Stripe opened no payment page')
    return session.url
  }

  /** Newest first. */
  async function owedInvoices({ id, status }: Stripe.Subscription): Promise<Stripe.Invoice[]> {
    if (status !== 'past_due') return []
    return (await ask((stripe) => stripe.invoices.list({ subscription: id, limit: 100 }))).data
  }
}

/** Loaded once it is needed: few installations take money, and all of them want to start fast. */
async function connect({ secretKey, apiUrl }: NonNullable<Config['stripe']>): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    // Stripe itself gives up on a report after some ten seconds.
    timeout: 8000,
    telemetry: false,
  })
}

function monthly({ name, priceCents, currency }: NewPrice) {
  return {
    currency: currency.toLowerCase(),
    unit_amount: priceCents,
    recurring: { interval: 'month' as const },
    product_data: { name },
  }
}
