import type Stripe from 'stripe'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { NewPrice, PaymentProvider } from '../provider.ts'
import { customerOf, subscriptionFrom } from './stripe-objects.ts'

/** Stripe: its payment page, its portal, its reports. */
export function createStripePayments(config: NonNullable<Config['stripe']>): PaymentProvider {
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
      const customer = await ask((stripe) =>
        stripe.customers.create({ email, name, preferred_locales: [locale], metadata: { workspaceId } }),
      )
      return customer.id
    },

    async openCheckout({ customerId, workspaceId, planId, price, priceId, locale, successUrl, cancelUrl }) {
      const metadata = { workspaceId, planId }
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          line_items: [{ quantity: 1, ...(priceId ? { price: priceId } : { price_data: monthly(price) }) }],
          metadata,
          subscription_data: { metadata },
          locale,
          success_url: successUrl,
          cancel_url: cancelUrl,
        }),
      )
      if (!session.url) throw new Error('Stripe opened no payment page')
      return session.url
    },

    async openPortal({ customerId, returnUrl, locale }) {
      const session = await ask((stripe) =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, locale }),
      )
      return session.url
    },

    async listSubscriptions(customerId) {
      try {
        const found = await ask((stripe) =>
          stripe.subscriptions.list({
            customer: customerId,
            status: 'all',
            limit: 100,
            expand: ['data.latest_invoice'],
          }),
        )
        return found.data.map(subscriptionFrom)
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },

    async cancelSubscription(subscriptionId) {
      try {
        await ask((stripe) => stripe.subscriptions.cancel(subscriptionId))
      } catch (error) {
        if (!isMissing(error)) throw error
      }
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
      return { type: event.type, customerId: customerOf(event) }
    },
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

class StripeFailure extends Error {
  override name = 'StripeFailure'
  readonly reason: string | undefined

  constructor(message: string, reason: string | undefined) {
    super(message)
    this.reason = reason
  }
}

/** Stripe's own words may quote an address or part of a key: the log gets what helps to find it at Stripe. */
function tellingNothing(error: unknown): Error {
  const { type, code, statusCode, requestId } = error as Partial<
    InstanceType<typeof Stripe.errors.StripeError>
  >
  const about = [type, code, statusCode, requestId].filter(Boolean).join(', ')
  return new StripeFailure(`Stripe did not do it: ${about || 'it was never asked'}`, code)
}

function isMissing(error: unknown): boolean {
  return error instanceof StripeFailure && error.reason === 'resource_missing'
}
