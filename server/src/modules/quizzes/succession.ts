import type { Tx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { type Invited, quizRepository } from './repository.ts'

/** What becomes of quizzes when whoever made them goes, or where they are. */
export function createSuccession({ now }: { now: Now }) {
  return {
    /** Of a member who leaves an organization: its owner has them from now on. */
    handOver: (tx: Tx, leaver: { organizationId: string; userId: string }) =>
      quizRepository(tx).handOver(leaver),

    /**
     * Of an account that goes: an organization's pass to its owner, the person's own are deleted. False where one of
     * them still runs; then nothing has changed.
     */
    async dissolve(tx: Tx, person: Invited): Promise<boolean> {
      const { userId } = person
      const quizzes = quizRepository(tx)
      // Nobody publishes one of them between the look and the deed, or takes one back that the person leaves empty.
      await quizzes.lockAllOf(person)
      if (await quizzes.hasRunning(userId, now())) return false

      await quizzes.handOver({ userId })
      await quizzes.deleteOf(userId)
      return true
    },

    /**
     * With a workspace that goes; before its questions, which can't be deleted as long as a quiz uses them. False where
     * one still runs; then nothing has changed.
     */
    async deleteIn(tx: Tx, workspaceId: string): Promise<boolean> {
      const quizzes = quizRepository(tx)
      await quizzes.lockIn(workspaceId)
      if (await quizzes.hasRunningIn(workspaceId, now())) return false

      await quizzes.deleteIn(workspaceId)
      return true
    },
  }
}

export type Succession = ReturnType<typeof createSuccession>
