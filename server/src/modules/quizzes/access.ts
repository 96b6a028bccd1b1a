import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Examined } from '#server/modules/questions/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type KnownQuiz, knownQuizRepository } from './known/repository.ts'
import { inviteRefusal } from './lifecycle.ts'
import { changeRefusal, creatorRefusal } from './policy.ts'
import { quizRepository } from './repository.ts'

/** A quiz, and the membership that lets the caller see it. */
export interface Authorized {
  quiz: KnownQuiz
  membership: Membership
}

interface Dependencies {
  now: Now
  workspaces: WorkspaceService
  examined: Examined
}

/** Authorizes callers for one quiz. One that doesn't exist and one of another workspace are refused alike. */
export function createQuizAccess({ now, workspaces, examined }: Dependencies) {
  return {
    authorize,

    /** Undefined where they may not see it. A quiz session is no membership. */
    async find(tx: DbOrTx, actor: Actor, quizId: string): Promise<Authorized | undefined> {
      return actor.quizId ? undefined : findMembership(tx, actor, await load(tx, actor, quizId))
    },

    /** To see what it asks: not for whoever is examined in that, unless they have put it together themselves. */
    async authorizeToLook(tx: DbOrTx, actor: Actor, quizId: string): Promise<Authorized> {
      const authorized = await authorize(tx, actor, quizId)
      if (creatorRefusal(authorized.membership, authorized.quiz)) await ensureUnexamined(tx, authorized)
      return authorized
    },

    /** To see what it asks, with the answers: not even for its creator, while another quiz examines them in one of these. */
    async authorizeToReadAnswers(tx: DbOrTx, actor: Actor, quizId: string): Promise<Authorized> {
      const authorized = await authorize(tx, actor, quizId)
      await ensureUnexamined(tx, authorized)
      return authorized
    },

    /** For callers who are authorized already and are about to be shown answers. */
    ensureAnswersMayBeSeen: ensureUnexamined,

    /** Does this account look at it as those do whose workspace it is, whether or not it takes part? */
    isInside: async (tx: DbOrTx, quiz: Pick<KnownQuiz, 'workspaceId'>, userId: string): Promise<boolean> =>
      (await workspaces.findById(tx, { userId }, quiz.workspaceId)) !== undefined,

    /** Until the transaction ends, nobody else changes it. */
    authorizeAndLock,

    /** For what is its creator's business alone: who takes part, and how far they are. */
    async authorizeCreator(tx: DbOrTx, actor: Actor, quizId: string): Promise<Authorized> {
      const authorized = await authorize(tx, actor, quizId)
      allow(creatorRefusal(authorized.membership, authorized.quiz))
      return authorized
    },

    /** The same, and until the transaction ends nobody else changes it. */
    async authorizeCreatorAndLock(tx: Tx, actor: Actor, quizId: string): Promise<Authorized> {
      const authorized = await authorizeAndLock(tx, actor, quizId)
      allow(creatorRefusal(authorized.membership, authorized.quiz))
      return authorized
    },

    /** To bring people in. Limits are locked before what they are about: call `usage.lock` first. */
    async authorizeToInviteAndLock(tx: Tx, actor: Actor, quizId: string): Promise<Authorized> {
      const authorized = await authorizeAndLock(tx, actor, quizId)
      allow(changeRefusal(authorized.membership, authorized.quiz))
      allow(inviteRefusal(authorized.quiz, now()))
      return authorized
    },
  }

  async function authorize(tx: DbOrTx, actor: Actor, quizId: string): Promise<Authorized> {
    return withMembership(tx, actor, await load(tx, actor, quizId))
  }

  async function authorizeAndLock(tx: Tx, actor: Actor, quizId: string): Promise<Authorized> {
    return withMembership(tx, actor, await quizRepository(tx).findForUpdate(quizId, actor.userId))
  }

  function load(tx: DbOrTx, { userId }: Actor, quizId: string): Promise<KnownQuiz | undefined> {
    return knownQuizRepository(tx).find(quizId, userId)
  }

  async function ensureUnexamined(tx: DbOrTx, { quiz, membership }: Authorized): Promise<void> {
    const isExamined = await examined.isAnyIn(tx, membership, quiz.id)
    ensure(!isExamined, quiz.viewerTakesPart ? 'quizTakenByYou' : 'questionsExamined')
  }

  async function withMembership(tx: DbOrTx, actor: Actor, quiz: KnownQuiz | undefined): Promise<Authorized> {
    const authorized = await findMembership(tx, actor, quiz)
    ensure(authorized, 'quizNotFound')
    return authorized
  }

  async function findMembership(
    tx: DbOrTx,
    actor: Actor,
    quiz: KnownQuiz | undefined,
  ): Promise<Authorized | undefined> {
    const membership = quiz && (await workspaces.findById(tx, actor, quiz.workspaceId))
    return membership && { quiz, membership }
  }
}

export type QuizAccess = ReturnType<typeof createQuizAccess>
