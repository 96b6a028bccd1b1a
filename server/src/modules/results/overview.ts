import type { ResultOverview } from '@probant/contract/results/overview'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { resultRepository } from './repository.ts'

/** As many quizzes as are looked at, and how many of them count for the average. */
const LOOKED_AT = 20
const RECENT = 5

/** A creator's own quizzes, in a few figures. */
export function createResultOverview({ db, workspaces }: { db: Db; workspaces: WorkspaceService }) {
  return {
    async overview(actor: Actor, workspace: WorkspaceRef): Promise<ResultOverview> {
      const { workspaceId, userId } = await workspaces.enter(db, actor, workspace)
      const latest = await resultRepository(db).sumUp({ workspaceId, creatorId: userId }, LOOKED_AT)
      const waiting = latest.toSorted((one, other) => other.ungradedCount - one.ungradedCount)[0]
      const recent = latest.flatMap(({ averagePercent }) => averagePercent ?? []).slice(0, RECENT)
      return {
        ungradedCount: latest.reduce((total, { ungradedCount }) => total + ungradedCount, 0),
        ungradedIn: waiting && waiting.ungradedCount > 0 ? waiting.quizId : null,
        recentCount: recent.length,
        recentAveragePercent:
          recent.length === 0 ? null : recent.reduce((total, percent) => total + percent, 0) / recent.length,
      }
    },
  }
}
