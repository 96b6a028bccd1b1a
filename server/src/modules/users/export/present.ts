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

/** A score that is kept back until its release is not told here either. */
export function presentParticipation({
  title,
  email,
  options,
  scorePercent,
  accommodation,
  ...at
}: RowOf<'listParticipations'>): AccountExport['participations'][number] {
  return {
    title,
    email,
    invitedAt: at.invitedAt.toISOString(),
    openedAt: moment(at.openedAt),
    startedAt: moment(at.startedAt),
    finishedAt: moment(at.finishedAt),
    score: options.scoreShown === 'at_once' ? scorePercent : null,
    accommodation,
  }
}

function moment(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
