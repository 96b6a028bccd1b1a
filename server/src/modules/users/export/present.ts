import type { Locale } from '@probant/contract/locales'
import type { AccountExport } from '@probant/contract/users'
import type { keptRepository } from './repository.ts'

type Kept = ReturnType<typeof keptRepository>
type RowOf<List extends keyof Kept> = Awaited<ReturnType<Kept[List]>>[number]

export function presentSubscription(
  { workspace, subscription, planTexts }: RowOf<'listSubscriptions'>,
  locale: Locale,
): AccountExport['subscriptions'][number] {
  const { state, priceCents, currency, customerId, providerSubscriptionId } = subscription
  return {
    workspace,
    plan: planTexts?.[locale].name ?? null,
    state,
    trialEndsAt: moment(subscription.trialEndsAt),
    pastDueSince: moment(subscription.pastDueSince),
    periodStartsAt: moment(subscription.periodStartsAt),
    periodEndsAt: moment(subscription.periodEndsAt),
    cancelsAt: moment(subscription.cancelsAt),
    priceCents,
    currency,
    customerId,
    providerSubscriptionId,
    createdAt: subscription.createdAt.toISOString(),
  }
}

export function presentInvitation({ sentAt, expiresAt, ...rest }: RowOf<'listInvitationsTo'>) {
  return { ...rest, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

function moment(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
