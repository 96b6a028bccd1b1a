import {
  monthAfter,
  type NewStripeSubscription,
  type StripeEvent,
  type StripeInvoice,
  type StripeOffer,
  type StripePortalSession,
  type StripePrice,
  type StripeSession,
  type StripeSubscription,
} from './stripe-objects.ts'

/** What Stripe knows, in memory. Every movement gives back what Stripe would report of it. */
export function createStripeModel({ url, now }: { url: () => string; now: () => Date }) {
  const counts = new Map<string, number>()
  const customers = new Map<string, Record<string, string>>()
  const prices = new Map<string, StripePrice>()
  const sessions = new Map<string, StripeSession & StripeOffer>()
  const portals = new Map<string, StripePortalSession>()
  const invoices = new Map<string, StripeInvoice>()
  const subscriptions = new Map<string, StripeSubscription>()

  const model = {
    customers,
    prices,
    sessions,
    portals,
    invoices,
    subscriptions,

    addCustomer(about: Record<string, string>): string {
      const id = name('cus')
      customers.set(id, about)
      return id
    },

    /** Stripe ends what they pay for, and forgets them. */
    deleteCustomer(id: string): StripeEvent[] {
      customers.delete(id)
      const live = [...subscriptions.values()].filter((one) => one.customer === id && !isOver(one))
      return live.flatMap((one) => model.cancel(one.id))
    },

    addPrice({
      amount,
      currency,
      product,
    }: {
      amount: number
      currency: string
      product: string
    }): StripePrice {
      const price: StripePrice = {
        id: name('price'),
        object: 'price',
        unit_amount: amount,
        currency,
        recurring: { interval: 'month' },
        product,
      }
      prices.set(price.id, price)
      return price
    },

    addSession(about: NewSession & StripeOffer): StripeSession {
      const id = name('cs')
      const session: StripeSession & StripeOffer = {
        id,
        object: 'checkout.session',
        status: 'open',
        mode: 'subscription',
        subscription: null,
        url: `${url()}/pay/${id}`,
        ...about,
      }
      sessions.set(id, session)
      return session
    },

    addPortal(about: Pick<StripePortalSession, 'customer' | 'return_url'>): StripePortalSession {
      const id = name('bps')
      const portal = { id, object: 'billing_portal.session' as const, url: `${url()}/portal/${id}`, ...about }
      portals.set(id, portal)
      return portal
    },

    /** Nothing can be paid there any more. */
    expire(sessionId: string): StripeSession {
      return Object.assign(known(sessions.get(sessionId)), { status: 'expired' as const })
    },

    /** Someone enters a card that works on the payment page. */
    pay(sessionId: string): StripeEvent[] {
      const session = known(sessions.get(sessionId))
      if (session.status !== 'open') throw new Error('This page is paid or closed')
      const { customer, price, subscriptionMetadata } = session
      known(customers.get(customer))
      const reports = model.subscribe({ customer, price, metadata: subscriptionMetadata })
      const subscription = [...subscriptions.keys()].at(-1) ?? ''
      Object.assign(session, { status: 'complete', subscription })
      const { price: _price, subscriptionMetadata: _metadata, ...told } = session
      return [report('checkout.session.completed', told), ...reports]
    },

    subscribe({ customer, price, metadata, status = 'active' }: NewStripeSubscription): StripeEvent[] {
      const at = seconds(now())
      const id = name('sub')
      const subscription: StripeSubscription = {
        id,
        object: 'subscription',
        customer,
        status,
        created: at,
        start_date: at,
        currency: price.currency,
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        metadata,
        items: {
          object: 'list',
          data: [
            {
              id: name('si'),
              object: 'subscription_item',
              current_period_start: at,
              current_period_end: monthAfter(at),
              price,
            },
          ],
        },
        latest_invoice: '',
      }
      subscriptions.set(id, subscription)
      const invoice = bill(subscription, status === 'active' ? 'paid' : 'open')
      const created = report('customer.subscription.created', subscription)
      return status === 'active' ? [created, report('invoice.paid', invoice)] : [created]
    },

    renew: (id: string) => beginMonth(id, 'paid'),

    /** The month is over and the card is refused. */
    failRenewal: (id: string) => beginMonth(id, 'open'),

    /** The newest open invoice is paid after all. */
    recover(id: string): StripeEvent[] {
      const subscription = known(subscriptions.get(id))
      const invoice = known(invoices.get(subscription.latest_invoice))
      invoice.status = 'paid'
      return [report('invoice.paid', invoice), ...change(id, { status: 'active' })]
    },

    /** The last try failed too, and the account is set up to leave it unpaid. */
    giveUp: (id: string) => change(id, { status: 'unpaid' }),

    cancelAtEnd: (id: string, isWished = true) => change(id, { cancel_at_period_end: isWished }),

    cancel(id: string): StripeEvent[] {
      const isBegun = known(subscriptions.get(id)).status !== 'incomplete'
      const status = isBegun ? 'canceled' : 'incomplete_expired'
      Object.assign(known(subscriptions.get(id)), { status, canceled_at: seconds(now()) })
      return [report('customer.subscription.deleted', known(subscriptions.get(id)))]
    },

    report,
  }
  return model

  function beginMonth(id: string, status: StripeInvoice['status']): StripeEvent[] {
    const subscription = known(subscriptions.get(id))
    const [item] = subscription.items.data
    if (!item) throw new Error('The subscription is for nothing')
    item.current_period_start = item.current_period_end
    item.current_period_end = monthAfter(item.current_period_end)
    const invoice = bill(subscription, status)
    const isPaid = status === 'paid'
    return [
      report(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice),
      ...change(id, { status: isPaid ? 'active' : 'past_due' }),
    ]
  }

  function bill({ id, customer }: StripeSubscription, status: StripeInvoice['status']): StripeInvoice {
    const invoice: StripeInvoice = {
      id: name('in'),
      object: 'invoice',
      customer,
      created: seconds(now()),
      status,
      parent: { type: 'subscription_details', subscription_details: { subscription: id } },
    }
    invoices.set(invoice.id, invoice)
    known(subscriptions.get(id)).latest_invoice = invoice.id
    return invoice
  }

  function change(id: string, changes: Partial<StripeSubscription>): StripeEvent[] {
    const subscription = Object.assign(known(subscriptions.get(id)), changes)
    return [report('customer.subscription.updated', subscription)]
  }

  /** As it is at this moment: a report that comes late tells of the past. */
  function report(type: string, object: object): StripeEvent {
    const created = seconds(now())
    return { id: name('evt'), object: 'event', type, created, data: { object: structuredClone(object) } }
  }

  function name(kind: string): string {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${kind}_${count}`
  }
}

export type StripeModel = ReturnType<typeof createStripeModel>

type NewSession = Pick<StripeSession, 'customer' | 'metadata' | 'success_url' | 'cancel_url'>

function isOver({ status }: StripeSubscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

function known<T>(found: T | undefined): T {
  if (!found) throw new Error('Stripe knows no such thing')
  return found
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
