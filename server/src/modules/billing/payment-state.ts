import type { Subscriber, SubscriptionRow } from '#server/modules/subscriptions/index.ts'
import { isOver } from './counting-subscription.ts'
import type { ProviderSubscription } from './provider.ts'

const ENDED = ['unpaid', 'paused', 'canceled']

interface Known {
  kind: Subscriber['kind']
  subscription: SubscriptionRow
  /** The plan that was paid for; null where it is gone, or not for this workspace. */
  paidPlanId: string | null
  freePlanId: string
}

/** How a workspace stands, by the subscription that counts. The same whichever report made us look, and however often. */
export function stateFrom(
  counting: ProviderSubscription | undefined,
  { kind, subscription, paidPlanId, freePlanId }: Known,
): Partial<SubscriptionRow> {
  const isSaved = subscription.providerSubscriptionId !== null
  if (!counting && !isSaved) return {}
  const planId = paidPlanId ?? subscription.planId

  if (!counting || ENDED.includes(counting.status)) {
    const providerSubscriptionId = counting && !isOver(counting) ? counting.id : null
    // Assigned by an administrator since: what was over before has no say in it.
    if (!isSaved && !providerSubscriptionId && subscription.state === 'active') return {}
    return kind === 'personal'
      ? { ...NOTHING_BILLED, providerSubscriptionId, planId: freePlanId, state: 'active' }
      : { ...NOTHING_BILLED, providerSubscriptionId, planId, state: 'ended' }
  }

  const { id, status, periodStartsAt, periodEndsAt, cancelsAt, priceCents, currency, owedSince } = counting
  const isPastDue = status === 'past_due'
  return {
    planId,
    state: isPastDue ? 'past_due' : 'active',
    trialEndsAt: null,
    // The invoice's own date: the days of grace don't depend on when we heard of it.
    pastDueSince: isPastDue ? owedSince : null,
    periodStartsAt,
    periodEndsAt,
    cancelsAt,
    priceCents,
    currency,
    providerSubscriptionId: id,
  }
}

/** What its payer should hear about a change. */
export function newsOf(
  before: Pick<SubscriptionRow, 'state'>,
  after: Pick<SubscriptionRow, 'state' | 'periodEndsAt'>,
): 'paymentFailed' | 'paymentArrived' | undefined {
  if (after.state === before.state) return undefined
  if (after.state === 'past_due') return 'paymentFailed'
  const wasOwed = before.state === 'past_due' || before.state === 'ended'
  // A person whose payments ended is active too, with the free plan and nothing billed.
  return wasOwed && after.state === 'active' && after.periodEndsAt ? 'paymentArrived' : undefined
}

const NOTHING_BILLED = {
  trialEndsAt: null,
  pastDueSince: null,
  periodStartsAt: null,
  periodEndsAt: null,
  cancelsAt: null,
  priceCents: null,
  currency: null,
}
