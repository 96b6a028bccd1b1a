import { ENDING_SOON_MINUTES } from '@probant/contract/limits'
import type { QuizFilter, QuizOverview } from '@probant/contract/quizzes/life'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { listingRepository } from './listing/repository.ts'
import { presentSummary } from './present.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
}

interface ListQuery extends QuizFilter {
  page: number
  pageSize: number
}

/** Looking through the quizzes of a workspace. */
export function createQuizList({ db, now, workspaces }: Dependencies) {
  return {
    async list(actor: Actor, workspace: WorkspaceRef, query: ListQuery) {
      const membership = await workspaces.authorize(db, actor, workspace)
      const slice = { ...query, userId: actor.userId, now: now() }

      const { found, total } = await listingRepository(db).page(membership.workspaceId, slice)
      const items = found.map((quiz) => presentSummary(quiz, membership, slice.now))
      return { items, total, page: query.page, pageSize: query.pageSize }
    },

    async overview(actor: Actor, workspace: WorkspaceRef): Promise<QuizOverview> {
      const membership = await workspaces.authorize(db, actor, workspace)
      const at = now()
      const soon = later(at, ENDING_SOON_MINUTES * MINUTE)
      const counts = await listingRepository(db).countPhases(membership.workspaceId, { now: at, soon })
      const isAnyActive = counts.open + counts.scheduled > 0
      const urgent = isAnyActive
        ? await listingRepository(db).findUrgent(membership.workspaceId, { userId: actor.userId, now: at })
        : undefined
      return { ...counts, urgent: urgent ? presentSummary(urgent, membership, at) : null }
    },
  }
}

export type QuizList = ReturnType<typeof createQuizList>
