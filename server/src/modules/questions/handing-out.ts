import { EXPORT_MAX } from '@probant/contract/limits'
import type { QuestionFilter } from '@probant/contract/questions/filter'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { ensureAllFound } from './bulk.ts'
import { snapshotOf } from './editing.ts'
import { plainSearchOf } from './fingerprint.ts'
import { type QuestionSnapshot, questionRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
}

type Which = { questionIds: string[] } | { filter: QuestionFilter }

/** Questions for whoever carries them elsewhere: the whole of them, but only those that they may see. */
export function createHandingOut({ db, now, workspaces }: Dependencies) {
  return {
    /** Their ids, in order: those that were asked for, which all have to be there, or those that are found. */
    async findAll(
      actor: Actor,
      workspace: WorkspaceRef,
      which: Which,
    ): Promise<{ membership: Membership; ids: string[] }> {
      const membership = await workspaces.authorize(db, actor, workspace)
      const viewer = { ...membership, now: now() }
      const questions = questionRepository(db, viewer.now)
      if ('filter' in which) {
        const { sort, ...filter } = which.filter
        const wanted = { ...filter, plainSearch: plainSearchOf(filter.search), viewer }
        const ids = await questions.listIds(membership.workspaceId, wanted, { sort, limit: EXPORT_MAX + 1 })
        ensure(ids.length <= EXPORT_MAX, 'tooManyToExport', { limit: EXPORT_MAX })
        return { membership, ids }
      }
      const ids = [...new Set(which.questionIds)]
      const hidden = await questions.listExamined(viewer, ids)
      const shown = ids.filter((id) => !hidden.includes(id))
      ensureAllFound(membership, ids, await questions.listIdsIn(membership.workspaceId, shown))
      return { membership, ids }
    },

    /** As they are now, in this order; those that are gone meanwhile are missing. */
    async read({ workspaceId }: Membership, ids: readonly string[]): Promise<HandedOut[]> {
      const rows = await questionRepository(db, now()).listIn(workspaceId, [...ids])
      const known = new Map(rows.map(({ question }) => [question.id, question]))
      return ids.flatMap((id) => {
        const question = known.get(id)
        return question ? [{ questionId: id, ...snapshotOf(question) }] : []
      })
    },
  }
}

export type HandedOut = QuestionSnapshot & { questionId: string }
