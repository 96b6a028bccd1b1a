import type { Statistics } from '@probant/contract/admin/statistics'
import { PLAN_KINDS } from '@probant/contract/plans'
import type { Db } from '#server/database/client.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { growthOver, growthSince } from './growth.ts'
import { statisticsRepository } from './repository.ts'

/** How the installation is doing, at a glance. */
export function createStatistics({ db, now }: { db: Db; now: Now }) {
  const statistics = statisticsRepository(db)

  return {
    async get(): Promise<Statistics> {
      const at = now()
      const since = growthSince(at)
      const newest = await statistics.listNewestUsers(RECENT_SIGN_UPS)
      return {
        totals: await statistics.totals({ activeSince: later(at, -ACTIVE_MS) }),
        planDistribution: await distribution(),
        growth: growthOver(since, {
          newUsers: await statistics.countNewUsers(since),
          newOrganizations: await statistics.countNewOrganizations(since),
        }),
        recentSignUps: newest.map((user) => ({ ...user, createdAt: user.createdAt.toISOString() })),
      }
    },
  }

  /** The catalogue always; an enterprise plan once it is in use. */
  async function distribution(): Promise<Statistics['planDistribution']> {
    const plans = await statistics.countWorkspacesByPlan()
    return plans
      .filter(({ kind, workspaceCount }) => kind !== 'enterprise' || workspaceCount > 0)
      .sort((one, other) => PLAN_KINDS.indexOf(one.kind) - PLAN_KINDS.indexOf(other.kind))
  }
}

const RECENT_SIGN_UPS = 8
const ACTIVE_MS = 15 * MINUTE
