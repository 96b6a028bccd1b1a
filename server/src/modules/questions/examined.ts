import type { DbOrTx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { questionRepository } from './repository.ts'

/** Where somebody looks. */
interface Membership {
  userId: string
  workspaceId: string
}

/**
 * The gate before every question that somebody wants to see with its answers: not while they are examined in it. The
 * rule itself is SQL, for lists obey it, too: `database/examined-questions.ts`.
 */
export function createExamined({ now }: { now: Now }) {
  return {
    /** Those of these that they may not see now. */
    async among(tx: DbOrTx, membership: Membership, questionIds: readonly string[]): Promise<Set<string>> {
      const at = now()
      return new Set(await questionRepository(tx, at).listExamined({ ...membership, now: at }, questionIds))
    },

    /** Is there one of them in a quiz? `elsewhere`: because of another quiz than this. */
    async isAnyIn(
      tx: DbOrTx,
      membership: Membership,
      quizId: string,
      { elsewhere = false }: { elsewhere?: boolean } = {},
    ): Promise<boolean> {
      const at = now()
      const viewer = { ...membership, now: at, exceptQuizId: elsewhere ? quizId : undefined }
      return questionRepository(tx, at).isAnyExaminedIn(viewer, quizId)
    },

    /** Of which of these quizzes is one kept from them, because of another quiz? */
    async elsewhereAmong(tx: DbOrTx, userId: string, quizIds: readonly string[]): Promise<Set<string>> {
      if (quizIds.length === 0) return new Set()
      return new Set(await questionRepository(tx, now()).listExaminedElsewhere(userId, quizIds))
    },

    /** Does another quiz that is open ask one of those of this quiz, and keep its answers until later? */
    isAskedElsewhere: (tx: DbOrTx, quizId: string): Promise<boolean> => {
      const at = now()
      return questionRepository(tx, at).isAnyAskedElsewhere(quizId)
    },
  }
}

export type Examined = ReturnType<typeof createExamined>
