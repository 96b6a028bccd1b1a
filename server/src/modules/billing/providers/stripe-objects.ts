import type Stripe from 'stripe'
import type { ProviderSubscription } from '../provider.ts'

/** What is kept of a subscription that Stripe described. */
export function subscriptionFrom(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data
  const { latest_invoice: invoice, start_date: startedAt } = subscription
  const periodStartsAt = instant(item?.current_period_start ?? startedAt)
  const periodEndsAt = instant(item?.current_period_end ?? startedAt)
  return {
    id: subscription.id,
    status: subscription.status,
    createdAt: instant(subscription.created),
    planId: subscription.metadata.planId ?? null,
    priceCents: item?.price.unit_amount ?? null,
    currency: subscription.currency.toUpperCase(),
    periodStartsAt,
    periodEndsAt,
    cancelsAt: cancelsAt(subscription, periodEndsAt),
    invoicedAt: invoice && typeof invoice === 'object' ? instant(invoice.created) : periodStartsAt,
  }
}

/** Whose subscription a report is about; null for reports about anything else. */
export function customerOf(event: Stripe.Event): string | null {
  if (!REPORTS.has(event.type)) return null
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  return (typeof customer === 'object' ? customer?.id : customer) ?? null
}

const REPORTS = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
])

function cancelsAt(
  { cancel_at: at, cancel_at_period_end: isAtEnd }: Stripe.Subscription,
  periodEndsAt: Date,
): Date | null {
  if (at) return instant(at)
  return isAtEnd ? periodEndsAt : null
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000)
}
