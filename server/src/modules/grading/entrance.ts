import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Entered, QuizEntrance } from '#server/modules/quizzes/index.ts'
import { allow } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { gradingRefusal } from './policy.ts'

/** The way to a quiz for whoever grades it. */
export function createGradingEntrance({ entrance }: { entrance: QuizEntrance }) {
  return {
    async enter(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await entrance.enter(tx, actor, quizId)
      allow(gradingRefusal(entered))
      await entrance.ensureAnswersMayBeSeen(tx, entered)
      return entered
    },

    /** Until the transaction ends, nobody else changes it. */
    async enterAlone(tx: Tx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await entrance.enterAlone(tx, actor, quizId)
      allow(gradingRefusal(entered))
      await entrance.ensureAnswersMayBeSeen(tx, entered)
      return entered
    },
  }
}

export type GradingEntrance = ReturnType<typeof createGradingEntrance>
