import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Examined } from '#server/modules/questions/index.ts'
import type { Place, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type KnownQuiz, knownQuizRepository } from './known/repository.ts'
import { inviteRefusal } from './lifecycle.ts'
import { changeRefusal, creatorRefusal } from './policy.ts'
import { quizRepository } from './repository.ts'

/** A quiz, and where whoever looks at it stands. */
export interface Entered {
  quiz: KnownQuiz
  place: Place
}

interface Dependencies {
  now: Now
  workspaces: WorkspaceService
  examined: Examined
}

/** The way to one quiz. One that is nowhere, and one of a workspace that the caller may not enter, are the same. */
export function createQuizEntrance({ now, workspaces, examined }: Dependencies) {
  return {
    enter,

    /** Nothing where they may not enter; whoever came by an invitation's link is here as its guest. */
    async find(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered | undefined> {
      return actor.quizId ? undefined : findPlace(tx, actor, await load(tx, actor, quizId))
    },

    /** To see what it asks: not for whoever is examined in that, unless they have put it together themselves. */
    async enterToLook(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await enter(tx, actor, quizId)
      if (creatorRefusal(entered.place, entered.quiz)) await ensureUnexamined(tx, entered)
      return entered
    },

    /** To see what it asks, with the answers: not even for its creator, while another quiz examines them in one of these. */
    async enterToReadAnswers(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await enter(tx, actor, quizId)
      await ensureUnexamined(tx, entered)
      return entered
    },

    /** For whoever has entered, and is about to be shown answers. */
    ensureAnswersMayBeSeen: ensureUnexamined,

    /** Does this account look at it as those do whose workspace it is, whether or not it takes part? */
    isInside: async (tx: DbOrTx, quiz: Pick<KnownQuiz, 'workspaceId'>, userId: string): Promise<boolean> =>
      (await workspaces.findById(tx, { userId }, quiz.workspaceId)) !== undefined,

    /** Until the transaction ends, nobody else changes it. */
    enterAlone,

    /** For what is its creator's business alone: who takes part, and how far they are. */
    async enterAsCreator(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await enter(tx, actor, quizId)
      allow(creatorRefusal(entered.place, entered.quiz))
      return entered
    },

    /** The same, and until the transaction ends nobody else changes it. */
    async enterAloneAsCreator(tx: Tx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await enterAlone(tx, actor, quizId)
      allow(creatorRefusal(entered.place, entered.quiz))
      return entered
    },

    /** To bring people in. Limits are locked before what they are about: call `usage.hold` first. */
    async enterAloneToInvite(tx: Tx, actor: Actor, quizId: string): Promise<Entered> {
      const entered = await enterAlone(tx, actor, quizId)
      allow(changeRefusal(entered.place, entered.quiz))
      allow(inviteRefusal(entered.quiz, now()))
      return entered
    },
  }

  async function enter(tx: DbOrTx, actor: Actor, quizId: string): Promise<Entered> {
    return withPlace(tx, actor, await load(tx, actor, quizId))
  }

  async function enterAlone(tx: Tx, actor: Actor, quizId: string): Promise<Entered> {
    return withPlace(tx, actor, await quizRepository(tx).findForUpdate(quizId, actor.userId))
  }

  function load(tx: DbOrTx, { userId }: Actor, quizId: string): Promise<KnownQuiz | undefined> {
    return knownQuizRepository(tx).find(quizId, userId)
  }

  async function ensureUnexamined(tx: DbOrTx, { quiz, place }: Entered): Promise<void> {
    const isExamined = await examined.isAnyIn(tx, place, quiz.id)
    ensure(!isExamined, quiz.viewerTakesPart ? 'quizTakenByYou' : 'questionsExamined')
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
