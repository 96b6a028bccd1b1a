import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Authorized, QuizAccess } from '#server/modules/quizzes/index.ts'
import { allow } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { gradingRefusal } from './policy.ts'

/** Authorizes those who grade a quiz. */
export function createGradingAccess({ access }: { access: QuizAccess }) {
  return {
    async authorize(tx: DbOrTx, actor: Actor, quizId: string): Promise<Authorized> {
      const authorized = await access.authorize(tx, actor, quizId)
      allow(gradingRefusal(authorized))
      await access.ensureAnswersMayBeSeen(tx, authorized)
      return authorized
    },

    /** Until the transaction ends, nobody else changes it. */
    async authorizeAndLock(tx: Tx, actor: Actor, quizId: string): Promise<Authorized> {
      const authorized = await access.authorizeAndLock(tx, actor, quizId)
      allow(gradingRefusal(authorized))
      await access.ensureAnswersMayBeSeen(tx, authorized)
      return authorized
    },
  }
}

export type GradingAccess = ReturnType<typeof createGradingAccess>
