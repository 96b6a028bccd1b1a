import type { Billing } from '@probant/contract/billing'
import type { Locale } from '@probant/contract/locales'

/** Whoever takes the money. */
export interface PaymentProvider {
  name: Billing['provider']
  /** Its name for the customer from now on. */
  createCustomer(customer: NewCustomer): Promise<string>
  /** With all that it knows of them; what they pay for ends at once. */
  deleteCustomer(customerId: string): Promise<void>
  /** The address of its payment page; null of a customer that it no longer knows. */
  openCheckout(checkout: Checkout): Promise<string | null>
  /** Nothing more can be paid on a payment page that is still open somewhere. */
  closeCheckouts(customerId: string): Promise<void>
  /** The address of its pages for payment method, invoices and cancellation; null as above. */
  openPortal(portal: { customerId: string; returnUrl: string; locale: Locale }): Promise<string | null>
  /** As they are at this moment, ended ones too; none of a customer that it no longer knows. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>
  /** At once, not at the end of the month; the rest of a month that was paid can be credited to the next invoices. */
  cancelSubscription(subscriptionId: string, options?: { isCredited: boolean }): Promise<void>
  /** Nothing is charged again. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  /** A monthly price of its own, for an enterprise plan; null where nobody can pay it. */
  createPrice(price: NewPrice): Promise<string | null>
  /** What a report is about, once its signature has been checked. */
  readEvent(event: SignedEvent): Promise<BillingEvent>
}

export interface NewCustomer {
  workspaceId: string
  email: string
  /** The organization's, for its invoices. */
  name: string | undefined
  locale: Locale
}

export interface Checkout {
  customerId: string
  workspaceId: string
  planId: string
  price: NewPrice
  /** Instead of the price, where it has one by name. */
  priceId: string | null
  locale: Locale
  successUrl: string
  cancelUrl: string
}

export interface NewPrice {
  /** As it stands on the invoice. */
  name: string
  priceCents: number
  currency: string
}

export interface SignedEvent {
  /** The bytes as they came: they are what was signed. */
  body: Buffer
  signature: string
  receivedAt: Date
}

export interface BillingEvent {
  type: string
  /** Whose payments have changed; null where it tells of something else. */
  customerId: string | null
  /** As it says itself; null where it doesn't, or another installation sold it. */
  workspaceId: string | null
}

/** A subscription in the provider's words for its status, and in ours for the rest. */
export interface ProviderSubscription {
  id: string
  status: string
  createdAt: Date
  /** What was said at checkout. */
  planId: string | null
  /** The same; null of what another installation sold through the same account. */
  workspaceId: string | null
  priceCents: number | null
  currency: string
  periodStartsAt: Date
  periodEndsAt: Date
  cancelsAt: Date | null
  /** When the oldest invoice was made after which none was paid; the newest one's date where nothing is owed. */
  owedSince: Date
}
