import type { PlanService } from '#server/modules/plans/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createWorkspaceService } from './service.ts'

export type { MemberRow, OrganizationRow } from './repository.ts'
export type { Membership, WorkspaceService } from './service.ts'

interface Dependencies {
  plans: PlanService
  subscriptions: SubscriptionService
}

export const createWorkspaces = ({ db, now }: Platform, { plans, subscriptions }: Dependencies) =>
  createWorkspaceService({ db, now, plans, subscriptions })
