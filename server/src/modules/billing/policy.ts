import type { ErrorName } from '@probant/contract/errors'
import type { PlanRow } from '#server/modules/plans/index.ts'
import type { Subscriber } from '#server/modules/subscriptions/index.ts'
import type { Membership } from '#server/modules/workspaces/index.ts'

interface Offer {
  plan: PlanRow | undefined
  priceCents: number
  /** Was it made for workspaces like this one? */
  isFitting: boolean
  /** Is there anyone to pay? */
  hasProvider: boolean
}

/** Why can this workspace not pay for that plan now? */
export function checkoutRefusal(
  membership: Membership,
  { plan, priceCents, isFitting, hasProvider }: Offer,
): ErrorName | undefined {
  if (!plan || !isVisible(plan, membership)) return 'checkoutPlanNotFound'
  if (!hasProvider || priceCents === 0 || !isFitting) return 'planNotPayable'
  if (membership.standing.reason === 'deactivated') return 'planNotPayable'
  const { providerSubscriptionId, state, planId } = membership.subscription
  // One subscription at a time: whoever has one pays, changes or renews it on the provider's own pages.
  if (providerSubscriptionId) return 'planNotPayable'
  // It was given to them: they would pay for what they have, and lose it by no longer paying.
  if (state === 'active' && planId === plan.id) return 'planNotPayable'
}

/** The catalogue is everyone's; an enterprise plan is its organization's own business. */
function isVisible({ kind, organizationId }: PlanRow, { workspaceId }: Subscriber): boolean {
  return kind !== 'enterprise' || organizationId === workspaceId
}
