import type { ResultOverview } from '@probant/contract/results/overview'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { mean, orNull } from '../statistics/moments.ts'
import { resultOverviewRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
}

/** So many quizzes count for the average. */
const RECENT = 5

/** A creator's own quizzes, in a few figures. */
export function createResultOverview({ db, now, workspaces }: Dependencies) {
  return {
    async overview(actor: Actor, workspace: WorkspaceRef): Promise<ResultOverview> {
      const { workspaceId, userId } = await workspaces.authorize(db, actor, workspace)
      const own = { workspaceId, creatorId: userId }
      const ungraded = await resultOverviewRepository(db).countUngraded(own)
      const averages = await resultOverviewRepository(db).listAverages(own, { now: now(), limit: RECENT })
      const recent = Float64Array.from(averages, ({ averagePercent }) => averagePercent)
      return {
        ungradedCount: ungraded.reduce((total, { count }) => total + count, 0),
        ungradedIn: ungraded[0]?.quizId ?? null,
        recentCount: recent.length,
        recentAveragePercent: orNull(mean(recent)),
      }
    },
  }
}
