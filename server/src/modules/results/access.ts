import type { DbOrTx } from '#server/database/client.ts'
import type { Authorized, QuizAccess } from '#server/modules/quizzes/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'

/** What came of a quiz is its creator's business alone; whoever else works there learns that much, others nothing. */
export function createResultAccess(access: QuizAccess) {
  return {
    authorize,

    /** The same, to read what was asked, with the answers. */
    async authorizeToReadAnswers(tx: DbOrTx, actor: Actor, quizId: string): Promise<Authorized> {
      const authorized = await authorize(tx, actor, quizId)
      await access.ensureAnswersMayBeSeen(tx, authorized)
      return authorized
    },
  }

  async function authorize(tx: DbOrTx, actor: Actor, quizId: string): Promise<Authorized> {
    const authorized = await access.authorize(tx, actor, quizId)
    const { creatorId, viewerTakesPart } = authorized.quiz
    ensure(creatorId === actor.userId && !viewerTakesPart, 'statisticsCreatorOnly')
    return authorized
  }
}

export type ResultAccess = ReturnType<typeof createResultAccess>
