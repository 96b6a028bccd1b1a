import type { GroupService } from '#server/modules/groups/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { addressOf } from './groups.ts'
import type { ProductAt } from './past.ts'
import type { MadeQuiz } from './quizzes/seeding.ts'
import { guestsOf } from './submissions/takers.ts'

interface Dependencies {
  groups: GroupService
  productAt: ProductAt
}

/** Who takes part in the quizzes of the demonstration: the whole group of each workspace, and some guests. */
export function createDemoParticipants({ groups, productAt }: Dependencies) {
  return {
    async seed(author: Actor, made: readonly MadeQuiz[]): Promise<void> {
      for (const { id, workspace, madeAt, stage } of made.filter(({ stage }) => stage.isPublished)) {
        const everyone = await groups.list(author, workspace, { search: '', sort: 'name', ...FIRST })
        const groupIds = everyone.items.map(({ id }) => id)
        const people = guestsOf(stage.quiz).map((name) => ({ email: addressOf(name), name }))
        const { inviting } = productAt(madeAt).invitations
        // These people have no mailboxes.
        await inviting.invite(author, id, { people, groupIds, byHand: true })
      }
    },
  }
}

export type DemoParticipants = ReturnType<typeof createDemoParticipants>

const FIRST = { page: 1, pageSize: 1 }
