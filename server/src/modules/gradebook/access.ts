import type { Group } from '@probant/contract/groups'
import type { Scale } from '@probant/contract/scale/scale'
import type { DbOrTx } from '#server/database/client.ts'
import type { GroupService } from '#server/modules/groups/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Book } from './repository.ts'

/** A grade book that the caller may open: of a group that they see, with their own quizzes alone. */
export interface OpenBook extends Book {
  group: Pick<Group, 'id' | 'name'>
  workspaceScale: Scale | null
}

export function createGradebookAccess(groups: GroupService) {
  return {
    async authorize(tx: DbOrTx, actor: Actor, groupId: string): Promise<OpenBook> {
      const { group, membership } = await groups.authorize(tx, actor, groupId)
      const { workspaceId, userId: creatorId, scale } = membership
      const { id, name } = group
      return { group: { id, name }, groupId: id, workspaceId, creatorId, workspaceScale: scale }
    },
  }
}

export type GradebookAccess = ReturnType<typeof createGradebookAccess>
