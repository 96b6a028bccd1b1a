/** Stripe's objects, as far as anything here reads them. */
export interface StripeInvoice {
  id: string
  object: 'invoice'
  customer: string
  created: number
  status: 'paid' | 'open'
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
}

export interface StripeSubscription {
  id: string
  object: 'subscription'
  customer: string
  status: string
  created: number
  start_date: number
  currency: string
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  metadata: Record<string, string>
  items: {
    object: 'list'
    data: {
      id: string
      object: 'subscription_item'
      current_period_start: number
      current_period_end: number
      price: StripePrice
    }[]
  }
  latest_invoice: string
}

export interface StripePrice {
  id: string
  object: 'price'
  unit_amount: number
  currency: string
  recurring: { interval: 'month' }
  product: string
}

export interface StripeSession {
  id: string
  object: 'checkout.session'
  customer: string
  status: 'open' | 'complete' | 'expired'
  mode: 'subscription'
  metadata: Record<string, string>
  subscription: string | null
  url: string
  success_url: string
  cancel_url: string
}

/** What a payment page sells. */
export interface StripeOffer {
  price: StripePrice
  subscriptionMetadata: Record<string, string>
}

export interface NewStripeSubscription {
  customer: string
  price: StripePrice
  metadata: Record<string, string>
  /** `incomplete`: the first payment waits for the bank. */
  status?: 'active' | 'incomplete'
}

export interface StripePortalSession {
  id: string
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
}

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

export function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.getTime() / 1000
}
