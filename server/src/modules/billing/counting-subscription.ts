import type { ProviderSubscription } from './provider.ts'

type Subscription = Pick<ProviderSubscription, 'status'>

/** What the provider says of a subscription, the strongest first. One that was never begun is not among them. */
const STRENGTH = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled']
const OVER = ['canceled', 'incomplete_expired']

/** Will the provider never charge anything for it again? */
export function isOver({ status }: Subscription): boolean {
  return OVER.includes(status)
}

/** Has it begun, and may still be charged? One whose first payment waits ends by itself if it never comes. */
export function isLive(subscription: Subscription): boolean {
  return STRENGTH.includes(subscription.status) && !isOver(subscription)
}

/** Has its current month been paid? */
export function isPaidFor({ status }: Subscription): boolean {
  return status === 'active'
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

/** What is charged beside the one that counts: two payment pages were open, and both were paid. */
export function doublesOf(subscriptions: readonly ProviderSubscription[]): ProviderSubscription[] {
  const counting = theOneThatCounts(subscriptions)
  return subscriptions.filter((one) => isLive(one) && one.id !== counting?.id)
}

/** Paid for, either way. */
function strength({ status }: Subscription): number {
  return status === 'trialing' ? 0 : STRENGTH.indexOf(status)
}
