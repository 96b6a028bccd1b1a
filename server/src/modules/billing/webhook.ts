import type { SubscriptionRow } from '#server/modules/subscriptions/repository.ts'
import type { Subscriber } from '#server/modules/subscriptions/service.ts'
import type { ProviderSubscription } from './provider.ts'

/** What the provider says of a subscription, the strongest first. One that was never begun is not among them. */
const STRENGTH = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled']
const OVER = ['canceled', 'incomplete_expired']
const ENDED = ['unpaid', 'paused', 'canceled']

/** Will the provider never charge anything for it again? */
export function isOver({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return OVER.includes(status)
}

/** Of all that a customer has had, the one that counts: an old one that ends can't end what was begun since. */
export function theOneThatCounts(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | undefined {
  const [first] = subscriptions
    .filter(({ status }) => STRENGTH.includes(status))
    .sort((a, b) => strength(a) - strength(b) || Number(b.createdAt) - Number(a.createdAt))
  return first
}

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

  const { id, status, periodStartsAt, periodEndsAt, cancelsAt, priceCents, currency, invoicedAt } = counting
  const isPastDue = status === 'past_due'
  return {
    planId,
    state: isPastDue ? 'past_due' : 'active',
    trialEndsAt: null,
    // The invoice's own date: the days of grace don't depend on when we heard of it.
    pastDueSince: isPastDue ? invoicedAt : null,
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

/** Paid for, either way. */
function strength({ status }: ProviderSubscription): number {
  return status === 'trialing' ? 0 : STRENGTH.indexOf(status)
}
