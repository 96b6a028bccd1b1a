import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createUsageOverview } from './overview.ts'
import { createUsageService } from './service.ts'

export type { UsageOverview } from './overview.ts'
export type { Consumer, UsageService } from './service.ts'

interface Dependencies {
  subscriptions: SubscriptionService
  workspaces: WorkspaceService
}

export function createUsage({ db, now }: Platform, { subscriptions, workspaces }: Dependencies) {
  const usage = createUsageService({ now, subscriptions })
  return { ...usage, overview: createUsageOverview({ db, subscriptions, usage, workspaces }) }
}
