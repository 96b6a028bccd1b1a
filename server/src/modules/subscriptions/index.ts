import type { PlanService } from '#server/modules/plans/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createSubscriptionService } from './service.ts'

export type { Subscribed, SubscriptionRow } from './repository.ts'
export type { Subscriber, SubscriptionService } from './service.ts'

export const createSubscriptions = ({ now, secret, config }: Platform, { plans }: { plans: PlanService }) =>
  createSubscriptionService({
    now,
    secret,
    plans,
    hasProvider: config.stripe !== undefined,
    defaultOrganizationPlan: config.defaultOrganizationPlan,
  })
