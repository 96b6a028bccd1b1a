import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { quizRepository } from './repository.ts'

/** What becomes of quizzes when whoever made them goes, or where they are. */
export function createSuccession({ now }: { now: Now }) {
  return {
    /** Of a member who leaves an organization: its owner has them from now on. */
    handOver: (tx: Tx, leaver: { organizationId: string; userId: string }) =>
      quizRepository(tx).handOver(leaver),

    /** Does a quiz of theirs run still, wherever that is? */
    hasRunning: (tx: DbOrTx, userId: string) => quizRepository(tx).hasRunning(userId, now()),

    /**
     * Of an account that goes: an organization's pass to its owner, the person's own are deleted. False where one of
     * them still runs; then nothing has changed.
     */
    async dissolve(tx: Tx, userId: string): Promise<boolean> {
      const quizzes = quizRepository(tx)
      // Nobody publishes one of them between the look and the deed.
      await quizzes.lockOf(userId)
      if (await quizzes.hasRunning(userId, now())) return false

      await quizzes.handOver({ userId })
      await quizzes.deleteOf(userId)
      return true
    },

    hasRunningIn: (tx: DbOrTx, workspaceId: string) => quizRepository(tx).hasRunningIn(workspaceId, now()),

    /** With a workspace that goes; before its questions, which can't be deleted as long as a quiz uses them. */
    deleteIn: (tx: Tx, workspaceId: string) => quizRepository(tx).deleteIn(workspaceId),
  }
}

export type Succession = ReturnType<typeof createSuccession>
