import type { Tx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'
import { knownQuizRepository } from './known/repository.ts'
import { quizRepository } from './repository.ts'

/** What becomes of quizzes when whoever made them goes, or where they are. */
export function createSuccession({ now }: { now: Now }) {
  return {
    /** Of a member who leaves an organization: its owner has them from now on. */
    handOver: (tx: Tx, leaver: { organizationId: string; userId: string }) =>
      quizRepository(tx).handOver(leaver, now()),

    /** Of an account that goes: an organization's pass to its owner, the person's own are deleted. */
    async dissolve(tx: Tx, person: ProvedAccount): Promise<void> {
      const { userId } = person
      const quizzes = quizRepository(tx)
      // Nobody publishes one of them between the look and the action, or takes one back that the person leaves empty.
      await quizzes.lockAllOf(person)
      await refuseRunning(tx, { creatorId: userId })

      await quizzes.handOver({ userId }, now())
      await quizzes.deleteOf(userId)
    },

    /** With an organization that goes; before its questions, which can't be deleted as long as a quiz uses them. */
    async deleteIn(tx: Tx, { organizationId }: { organizationId: string }): Promise<void> {
      const quizzes = quizRepository(tx)
      await quizzes.lockIn(organizationId)
      // Nobody's exam ends in the middle because the room is sold.
      await refuseRunning(tx, { workspaceId: organizationId })

      await quizzes.deleteIn(organizationId)
    },
  }

  /** While people are at it, or soon will be. */
  async function refuseRunning(tx: Tx, of: { workspaceId: string } | { creatorId: string }): Promise<void> {
    const titles = await knownQuizRepository(tx).listRunning(of, { now: now(), limit: NAMED + 1 })
    const named = titles.length > NAMED ? [...titles.slice(0, NAMED), '…'] : titles
    ensure(titles.length === 0, 'quizzesToEnd', { titles: named.join(', ') })
  }
}

/** So many are named: nobody reads a longer list where it stands. */
const NAMED = 3
