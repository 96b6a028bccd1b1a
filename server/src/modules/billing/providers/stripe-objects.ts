import type Stripe from 'stripe'
import type { ProviderSubscription } from '../provider.ts'

/** What was said at checkout, and comes back with everything that follows from it. */
interface Said {
  workspaceId: string
  planId: string
  installation: string
}

/** What is kept of a subscription that Stripe described, and of its invoices where one is owed. */
export function subscriptionFrom(
  subscription: Stripe.Subscription,
  { installation, invoices }: { installation: string; invoices: readonly Stripe.Invoice[] },
): ProviderSubscription {
  const [item] = subscription.items.data
  const { latest_invoice: latest, start_date: startedAt } = subscription
  const periodStartsAt = instant(item?.current_period_start ?? startedAt)
  const periodEndsAt = instant(item?.current_period_end ?? startedAt)
  const invoicedAt = latest && typeof latest === 'object' ? instant(latest.created) : periodStartsAt
  return {
    id: subscription.id,
    status: subscription.status,
    createdAt: instant(subscription.created),
    planId: subscription.metadata.planId ?? null,
    workspaceId: workspaceIn(subscription.metadata, installation),
    priceCents: item?.price.unit_amount ?? null,
    currency: subscription.currency.toUpperCase(),
    periodStartsAt,
    periodEndsAt,
    cancelsAt: cancelsAt(subscription, periodEndsAt),
    owedSince: owedSince(invoices) ?? invoicedAt,
  }
}

/** Whose subscription a report is about; null for reports about anything else. */
export function customerOf(event: Stripe.Event): string | null {
  if (!REPORTS.has(event.type)) return null
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  return (typeof customer === 'object' ? customer?.id : customer) ?? null
}

/** For which workspace, where the report says so. */
export function workspaceOf(event: Stripe.Event, installation: string): string | null {
  if (!REPORTS.has(event.type)) return null
  const { metadata } = event.data.object as { metadata?: Partial<Said> | null }
  return metadata ? workspaceIn(metadata, installation) : null
}

const REPORTS = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
])

function workspaceIn(said: Partial<Said>, installation: string): string | null {
  return said.installation === installation ? (said.workspaceId ?? null) : null
}

/** When the oldest open invoice was made after which none was paid. They come newest first. */
function owedSince(invoices: readonly Stripe.Invoice[]): Date | undefined {
  const lastPaid = invoices.findIndex(({ status }) => status === 'paid')
  const since = lastPaid < 0 ? invoices : invoices.slice(0, lastPaid)
  const oldest = since.findLast(({ status }) => status === 'open')
  return oldest && instant(oldest.created)
}

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
