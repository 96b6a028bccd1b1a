import type { Billing } from '@probant/contract/billing'
import type { Plan } from '@probant/contract/plans'
import type { SubscriptionRow } from '#server/modules/subscriptions/index.ts'
import type { Membership } from '#server/modules/workspaces/index.ts'

interface Known {
  provider: Billing['provider']
  /** What is in force, and what could be paid for now. */
  plan: Plan | null
  offers: Plan[]
}

export function presentBilling(membership: Membership, { provider, plan, offers }: Known): Billing {
  const { kind, standing, subscription } = membership
  const hasProvider = provider !== 'none'
  return {
    provider,
    plan,
    standing,
    nextInvoice: hasProvider ? nextInvoiceOf(subscription) : null,
    endsAt: hasProvider ? (subscription.cancelsAt?.toISOString() ?? null) : null,
    offers,
    can: {
      checkout: offers.length > 0,
      portal: hasProvider && subscription.customerId !== null,
      reactivate:
        hasProvider &&
        kind === 'organization' &&
        standing.status === 'inactive' &&
        standing.reason !== 'deactivated',
    },
  }
}

function nextInvoiceOf({
  state,
  cancelsAt,
  providerSubscriptionId,
  periodEndsAt,
  priceCents,
  currency,
}: SubscriptionRow): Billing['nextInvoice'] {
  const goesOn = (state === 'active' || state === 'past_due') && providerSubscriptionId && !cancelsAt
  if (!goesOn || !periodEndsAt || priceCents === null || !currency) return null
  return { amountCents: priceCents, currency, dueAt: periodEndsAt.toISOString() }
}
