import type { ErrorName } from '@probant/contract/errors'
import type { PlanRow } from '#server/modules/plans/repository.ts'
import type { Subscriber } from '#server/modules/subscriptions/service.ts'
import type { Place } from '#server/modules/workspaces/service.ts'

interface Offer {
  plan: PlanRow | undefined
  priceCents: number
  /** Is there anyone to pay? */
  hasProvider: boolean
}

/** Why can this workspace not pay for that plan now? */
export function checkoutRefusal(
  place: Place,
  { plan, priceCents, hasProvider }: Offer,
): ErrorName | undefined {
  if (!plan || !isVisible(plan, place)) return 'checkoutPlanNotFound'
  if (!hasProvider || priceCents === 0 || !fits(plan, place)) return 'planNotPayable'
  if (place.standing.reason === 'deactivated') return 'planNotPayable'
  // One subscription at a time: whoever has one pays, changes or renews it on the provider's own pages.
  if (place.subscription.providerSubscriptionId) return 'planNotPayable'
}

/** Was the plan made for workspaces like this one, or for this very one? */
export function fits(plan: PlanRow, { kind, workspaceId }: Subscriber): boolean {
  if (kind === 'personal') return plan.kind === 'pro'
  return plan.kind === 'organization' || (plan.kind === 'enterprise' && plan.organizationId === workspaceId)
}

/** The catalogue is everyone's; an enterprise plan is its organization's own business. */
function isVisible({ kind, organizationId }: PlanRow, { workspaceId }: Subscriber): boolean {
  return kind !== 'enterprise' || organizationId === workspaceId
}
