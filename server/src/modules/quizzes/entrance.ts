import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Place, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import { type Actor, provedAddress } from '#server/platform/http/actor.ts'
import { type KnownQuiz, knownQuizRepository } from './known/repository.ts'
import { inviteRefusal } from './lifecycle.ts'
import { changeRefusal, creatorRefusal, paperRefusal } from './policy.ts'
import { quizRepository } from './repository.ts'

/** A quiz, and where whoever looks at it stands. */
export interface Entered {
  quiz: KnownQuiz
  place: Place
}

/** The way to one quiz. One that is nowhere, and one of a workspace that the caller may not enter, are the same. */
export function createQuizEntrance({ now, workspaces }: { now: Now; workspaces: WorkspaceService }) {
  return {
    enter: async (tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> =>
      withPlace(tx, actor, await knownQuizRepository(tx).find(quizId)),

    /** Nothing where they may not enter; whoever came by an invitation's link is here as its guest. */
    async find(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered | undefined> {
      return actor.quizId ? undefined : findPlace(tx, actor, await knownQuizRepository(tx).find(quizId))
    },

    /** To see its questions: not for whoever is to answer them. */
    async enterToLook(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await withPlace(tx, actor, await knownQuizRepository(tx).find(quizId))
      // Whoever made it knows the answers anyway.
      if (!creatorRefusal(entered.place, entered.quiz)) return entered
      const participation = await knownQuizRepository(tx).participationOf(quizId, provedAddress(actor))
      allow(paperRefusal(entered.place, entered.quiz, { ...participation, now: now() }))
      return entered
    },

    /** Does this account look at it as those do whose workspace it is, whether or not it takes part? */
    isInside: async (tx: DbOrTx, quiz: Pick<KnownQuiz, 'workspaceId'>, userId: string): Promise<boolean> =>
      (await workspaces.findById(tx, { userId }, quiz.workspaceId)) !== undefined,

    /** Until the transaction ends, nobody else changes it. */
    enterAlone: async (tx: Tx, actor: Actor, quizId: string): Promise<Entered> =>
      withPlace(tx, actor, await quizRepository(tx).findForUpdate(quizId)),

    /** For what is its creator's business alone: who takes part, and how far they are. */
    async enterAsCreator(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await withPlace(tx, actor, await knownQuizRepository(tx).find(quizId))
      allow(creatorRefusal(entered.place, entered.quiz))
      return entered
    },

    /** The same, and until the transaction ends nobody else changes it. */
    async enterAloneAsCreator(tx: Tx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await withPlace(tx, actor, await quizRepository(tx).findForUpdate(quizId))
      allow(creatorRefusal(entered.place, entered.quiz))
      return entered
    },

    /** To bring people in. Limits are locked before what they are about: call `usage.hold` first. */
    async enterAloneToInvite(tx: Tx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await withPlace(tx, actor, await quizRepository(tx).findForUpdate(quizId))
      allow(changeRefusal(entered.place, entered.quiz))
      allow(inviteRefusal(entered.quiz, now()))
      return entered
    },
  }

  async function withPlace(tx: DbOrTx, actor: Actor, quiz: KnownQuiz | undefined): Promise<Entered> {
    const entered = await findPlace(tx, actor, quiz)
    ensure(entered, 'quizNotFound')
    return entered
  }

  async function findPlace(
    tx: DbOrTx,
    actor: Actor,
    quiz: KnownQuiz | undefined,
  ): Promise<Entered | undefined> {
    const place = quiz && (await workspaces.findById(tx, actor, quiz.workspaceId))
    return place && { quiz, place }
  }
}

export type QuizEntrance = ReturnType<typeof createQuizEntrance>
