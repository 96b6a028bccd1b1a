import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Authorized, QuizAccess } from './access.ts'
import { frozen, planOf } from './composition.ts'
import type { QuizHistory } from './history/service.ts'
import { type KnownQuiz, knownQuizRepository } from './known/repository.ts'
import * as lifecycle from './lifecycle.ts'
import { placingRepository } from './placings/repository.ts'
import { changeRefusal, creatorRefusal, endingRefusal } from './policy.ts'
import { presentQuiz } from './present.ts'
import { readinessRefusal } from './readiness.ts'
import { quizRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  usage: UsageService
  access: QuizAccess
  quizEnding: Announcement<EndingQuiz>
  published: Announcement<PublishedQuiz>
  history: QuizHistory
}

/** Before its time, by somebody. */
export interface EndingQuiz {
  quizId: string
  at: Date
}

export interface PublishedQuiz {
  quizId: string
}

/** From draft to completed, and back as far as that is allowed. */
export function createPublication({ db, now, usage, access, quizEnding, published, history }: Dependencies) {
  return {
    /** As it was at `revision`: nobody publishes what they have not seen. */
    publish: (actor: Actor, quizId: string, revision: number): Promise<Quiz> =>
      step(actor, quizId, 'published', async (tx, { quiz, membership }, at) => {
        allow(changeRefusal(membership, quiz))
        allow(lifecycle.publishRefusal(quiz, at))
        // Twice pressed is published once.
        if (quiz.status === 'active') return undefined
        ensure(quiz.revision === revision, 'quizChangedMeanwhile')
        return open(tx, quiz, at)
      }),

    /** The same as a part of something larger, for whoever has just made it. */
    publishWithin: (tx: Tx, actor: Actor, quizId: string): Promise<Quiz> =>
      stepWithin(tx, actor, quizId, 'published', async (tx, { quiz }, at) =>
        quiz.status === 'active' ? undefined : open(tx, quiz, at),
      ),

    deactivate: (actor: Actor, quizId: string): Promise<Quiz> =>
      step(actor, quizId, 'taken_back', (tx, { quiz, membership }, at) => {
        allow(creatorRefusal(membership, quiz))
        return takeBack(tx, quiz, at)
      }),

    /** The same as a part of something larger, for whoever has entered alone as its creator. */
    async deactivateWithin(tx: Tx, actor: Actor, quizId: string): Promise<void> {
      const [quiz, at] = [await knownQuizRepository(tx).find(quizId), now()]
      ensure(quiz, 'quizNotFound')
      await quizRepository(tx).update(quizId, { ...(await takeBack(tx, quiz, at)), updatedAt: at })
      await history.note(tx, actor, quizId, { kind: 'taken_back' })
    },

    /** Nobody may be invited to it any more: then a draft is one like any other. */
    async loosen(tx: Tx, quizId: string): Promise<void> {
      const [quiz, at] = [await knownQuizRepository(tx).find(quizId), now()]
      if (quiz?.status !== 'draft' || quiz.participantCount > 0) return
      await placingRepository(tx).thaw(quizId)
      await quizRepository(tx).update(quizId, lifecycle.loosen(quiz, at))
    },

    end: (actor: Actor, quizId: string): Promise<Quiz> =>
      step(actor, quizId, 'ended', async (tx, { quiz, membership }, at) => {
        allow(endingRefusal(membership, quiz))
        allow(lifecycle.endRefusal(quiz, at))
        await quizEnding.announce(tx, { quizId, at })
        return lifecycle.end(at)
      }),

    /** The results may be seen; for whoever holds the quiz. */
    async release(tx: Tx, quizId: string, at: Date): Promise<void> {
      await quizRepository(tx).update(quizId, { releasedAt: at })
    },

    async delete(actor: Actor, quizId: string): Promise<void> {
      await failingAs('quizDeleteFailed', () =>
        db.transaction(async (tx) => {
          // What is counted is locked before what it counts.
          await usage.lock(tx, (await access.authorize(tx, actor, quizId)).membership)
          const { quiz, membership } = await access.authorizeAndLock(tx, actor, quizId)
          allow(creatorRefusal(membership, quiz))
          allow(lifecycle.deletionRefusal(quiz, now()))

          // Once published it has been used.
          if (!quiz.publishedAt) await giveBack(tx, { quiz, membership })
          await quizRepository(tx).delete(quizId)
        }),
      )
    },

    /** Somebody may go on after the end; it is over only when they are through. */
    runOn: (tx: Tx, quizId: string, until: Date): Promise<void> => quizRepository(tx).runOn(quizId, until),

    /** Everybody's clock stands still, and nobody begins; for whoever holds it. */
    pauseWithin: (tx: Tx, quizId: string, at: Date): Promise<void> => quizRepository(tx).pause(quizId, at),

    /** And runs on; where that is asked, only if it has stood still since then. */
    resumeWithin: (tx: Tx, quizId: string, since?: Date): Promise<void> =>
      quizRepository(tx).resume(quizId, since),

    /** Where somebody's clock has stood still since then, or everybody's. */
    listPausedSince: (tx: DbOrTx, since: Date): Promise<string[]> =>
      knownQuizRepository(tx).listPausedSince(since),

    /** Also with no one looking. Whoever may go on, but never began or is through already, is not waited for. */
    async completeDue(): Promise<void> {
      await db.transaction((tx) => quizRepository(tx).endRunningOn(now(), AT_ONCE))
      while ((await quizRepository(db).completeDue(now(), AT_ONCE)) === AT_ONCE);
    },
  }

  function step(actor: Actor, quizId: string, kind: StepKind, decide: Decide): Promise<Quiz> {
    return failingAs('quizUpdateFailed', () =>
      db.transaction((tx) => stepWithin(tx, actor, quizId, kind, decide)),
    )
  }

  /** Load, let `decide` say what changes, save, present. */
  async function stepWithin(
    tx: Tx,
    actor: Actor,
    quizId: string,
    kind: StepKind,
    decide: Decide,
  ): Promise<Quiz> {
    const authorized = await access.authorizeAndLock(tx, actor, quizId)
    const at = now()

    const changes = await decide(tx, authorized, at)

    if (changes) {
      await quizRepository(tx).update(quizId, { ...changes, updatedAt: at })
      await history.note(tx, actor, quizId, { kind })
      if (kind === 'published') await published.announce(tx, { quizId })
    }
    const quiz = (await knownQuizRepository(tx).find(quizId, actor.userId)) ?? authorized.quiz
    return presentQuiz(quiz, await placingRepository(tx).listAsked(quizId), authorized.membership, at)
  }

  async function open(tx: Tx, quiz: KnownQuiz, at: Date): Promise<lifecycle.Step> {
    await freeze(tx, quiz, at)
    return lifecycle.publish(quiz, at)
  }

  async function takeBack(tx: Tx, quiz: KnownQuiz, at: Date): Promise<lifecycle.Step> {
    allow(lifecycle.deactivationRefusal(quiz, at))
    // Whoever is invited was told what it is.
    if (quiz.participantCount === 0) await placingRepository(tx).thaw(quiz.id)
    return lifecycle.deactivate(quiz, at)
  }

  /** Participants get what the bank says now. */
  async function freeze(tx: Tx, quiz: KnownQuiz, at: Date): Promise<void> {
    const placings = placingRepository(tx)
    const places = await placings.list(quiz.id)
    const held = await placings.lock(quiz.workspaceId, places)
    // What was frozen for people who are invited stays what it was; a copy for nobody is only out of date.
    const told = quiz.participantCount > 0 ? places : []
    const copies = new Map(told.map(({ questionId, frozen }) => [questionId, frozen]))
    const asked = held.map(({ frozen: _, ...one }) => ({
      ...one,
      question: copies.get(one.questionId) ?? one.question,
    }))
    allow(readinessRefusal(planOf(quiz, asked), at))
    await placings.set(quiz.id, asked.map(frozen), places)
  }

  async function giveBack(tx: Tx, { quiz, membership }: Authorized): Promise<void> {
    const { countedForId: userId, countedInPeriod: periodStartsAt } = quiz
    await usage.giveBack(tx, { ...membership, userId }, { kind: 'quizzes', count: 1, periodStartsAt })
  }
}

export type Publication = ReturnType<typeof createPublication>

type StepKind = 'published' | 'taken_back' | 'ended'
type Decide = (tx: Tx, authorized: Authorized, at: Date) => Promise<lifecycle.Step | undefined>

const AT_ONCE = 200
