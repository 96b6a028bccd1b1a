import { PERSONAL, type WorkspaceRef } from '@probant/contract/workspaces'
import type { GroupService } from '#server/modules/groups/index.ts'
import type { Inviting } from '#server/modules/participants/index.ts'
import type { QuizList } from '#server/modules/quizzes/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { FIRE_SAFETY } from './quizzes/fire-safety.ts'
import { INDUSTRIAL_REVOLUTION } from './quizzes/industrial-revolution.ts'
import { REVOLUTION } from './quizzes/revolution.ts'

interface Dependencies {
  quizList: QuizList
  groups: GroupService
  inviting: Inviting
}

/** Who takes part in the quizzes of the demonstration: the whole group of each workspace. */
export function createDemoParticipants({ quizList, groups, inviting }: Dependencies) {
  return {
    async seed(author: Actor, organizationId: string): Promise<void> {
      for (const { title } of [REVOLUTION, INDUSTRIAL_REVOLUTION]) await invite(author, PERSONAL, title)
      await invite(author, organizationId, FIRE_SAFETY.title)
    },
  }

  async function invite(author: Actor, workspace: WorkspaceRef, title: string): Promise<void> {
    const everyone = await groups.list(author, workspace, { search: '', sort: 'name', ...FIRST })
    const groupIds = everyone.items.map(({ id }) => id)
    const found = await quizList.list(author, workspace, {
      search: title,
      whose: 'all',
      sort: 'title',
      ...FIRST,
    })
    // These people have no mailboxes.
    for (const { id } of found.items) {
      await inviting.invite(author, id, { people: [], groupIds }, { withoutMails: true })
    }
  }
}

export type DemoParticipants = ReturnType<typeof createDemoParticipants>

const FIRST = { page: 1, pageSize: 1 }
