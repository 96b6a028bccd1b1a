import type { DbOrTx } from '#server/database/client.ts'
import type { Entered, QuizEntrance } from '#server/modules/quizzes/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'

/** What came of a quiz is its creator's business alone; whoever else works there learns that much, others nothing. */
export function createResultEntrance(entrance: QuizEntrance) {
  return {
    enter,

    /** The same, to read what was asked, with the answers. */
    async enterToReadAnswers(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await enter(tx, actor, quizId)
      await entrance.ensureAnswersMayBeSeen(tx, entered)
      return entered
    },
  }

  async function enter(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> {
    const entered = await entrance.enter(tx, actor, quizId)
    const { creatorId, viewerTakesPart } = entered.quiz
    ensure(creatorId === actor.userId && !viewerTakesPart, 'statisticsCreatorOnly')
    return entered
  }
}

export type ResultEntrance = ReturnType<typeof createResultEntrance>
