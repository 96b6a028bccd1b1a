import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Place, WorkspaceService } from '#server/modules/workspaces/service.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type KnownQuiz, quizRepository } from './repository.ts'

/** A quiz, and where whoever looks at it stands. */
export interface Entered {
  quiz: KnownQuiz
  place: Place
}

/** The way to one quiz. One that is nowhere, and one of a workspace that the caller may not enter, are the same. */
export function createQuizEntrance({ workspaces }: { workspaces: WorkspaceService }) {
  return {
    enter: async (tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> =>
      beside(tx, actor, await quizRepository(tx).find(quizId)),

    /** Until the transaction ends, nobody else changes it. */
    enterAlone: async (tx: Tx, actor: Actor, quizId: string): Promise<Entered> =>
      beside(tx, actor, await quizRepository(tx).findForUpdate(quizId)),
  }

  async function beside(tx: DbOrTx, actor: Actor, quiz: KnownQuiz | undefined): Promise<Entered> {
    const place = quiz && (await workspaces.findById(tx, actor, quiz.workspaceId))
    ensure(place, 'quizNotFound')
    return { quiz, place }
  }
}

export type QuizEntrance = ReturnType<typeof createQuizEntrance>
