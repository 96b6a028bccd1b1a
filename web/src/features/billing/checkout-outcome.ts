import type { Billing } from '@probant/contract/billing'
import type { Plan } from '@probant/contract/plans'
import { z } from 'zod'

type Paid = Pick<Billing, 'standing' | 'plan'>

/** Has the provider's word about a payment arrived? Until then the workspace is free, on trial or inactive. */
export function isPaid({ standing, plan }: Paid): boolean {
  return standing.status === 'active' && plan !== null && plan.priceCents > 0
}

/**
 * What re-activating pays for: the plan there was where it is still on offer, otherwise the first one that is. Nothing
 * where an unpaid subscription waits at the provider: it is settled there.
 */
export function planToReactivate({ plan, offers }: Pick<Billing, 'plan' | 'offers'>): Plan | undefined {
  return offers.find(({ id }) => id === plan?.id) ?? offers[0]
}

/** A plan that is paid already, or about to be, isn't sold twice; a trial is there to be paid for. */
export function canBuy({ can, plan, standing }: Billing, offer: Plan): boolean {
  if (!can.checkout) return false
  return offer.id !== plan?.id || standing.status === 'trialing' || standing.status === 'inactive'
}

/** How someone comes back from the payment page. */
export const billingSearchSchema = z.object({
  checkout: z.enum(['done', 'cancelled']).optional().catch(undefined),
})
