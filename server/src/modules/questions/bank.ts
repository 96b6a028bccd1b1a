import type { QuestionFilter } from '@probant/contract/questions/filter'
import type { Question } from '@probant/contract/questions/question'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { plainSearchOf } from './fingerprint.ts'
import { presentQuestion } from './present.ts'
import { questionRepository } from './repository.ts'

interface ListQuery extends QuestionFilter {
  page: number
  pageSize: number
}

interface SubjectQuery extends Pick<QuestionFilter, 'search' | 'language'> {}

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
}

/** Looking through the questions of a workspace. */
export function createQuestionBank({ db, now, workspaces }: Dependencies) {
  return {
    async list(actor: Actor, workspace: WorkspaceRef, { sort, page, pageSize, ...filter }: ListQuery) {
      const membership = await workspaces.authorize(db, actor, workspace)
      const at = now()
      const repository = questionRepository(db, at)
      const wanted = {
        ...filter,
        plainSearch: plainSearchOf(filter.search),
        viewer: { ...membership, now: at },
      }

      const found = await repository.page(membership.workspaceId, wanted, { sort, page, pageSize })
      const total = await repository.count(membership.workspaceId, wanted)
      const items: Question[] = found.map((known) => presentQuestion(known, membership))
      return { items, total, page, pageSize }
    },

    async listSubjects(actor: Actor, workspace: WorkspaceRef, { search, language }: SubjectQuery) {
      const { workspaceId } = await workspaces.authorize(db, actor, workspace)
      return questionRepository(db, now()).listSubjects(workspaceId, {
        search,
        language,
        limit: MOST_SUBJECTS,
      })
    },
  }
}

const MOST_SUBJECTS = 50
