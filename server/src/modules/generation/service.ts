import type { ResponseOf } from '@probant/contract/endpoint'
import type {
  Delivery,
  Generation,
  GenerationRequest,
  getGeneration,
  OpenGeneration,
} from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { QuestionService } from '#server/modules/questions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { DAY, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, failingAs, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Log } from '#server/platform/log.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Active } from './active-generator.ts'
import type { Ending } from './ending.ts'
import { presentDropped, presentGeneration } from './present.ts'
import { type DeliveryRow, type GenerationRow, generationRepository } from './repository.ts'
import type { Runner } from './runner.ts'
import { planSlots } from './slots.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  attempts: Attempts
  workspaces: WorkspaceService
  usage: UsageService
  questions: QuestionService
  active: Active
  runner: Runner
  ending: Ending
}

/** Asking for questions, looking them through, keeping and dropping them. */
export function createGenerationService({
  db,
  now,
  log,
  attempts,
  workspaces,
  usage,
  questions,
  active,
  runner,
  ending,
}: Dependencies) {
  return {
    async start(
      actor: Actor,
      { ref, locale }: { ref: WorkspaceRef; locale: Locale },
      request: GenerationRequest,
    ): Promise<Generation> {
      await attempts.begin({
        tried: { key: `generate:${actor.userId}`, rule: { free: 60, longestMs: MINUTE } },
      })
      const { generator } = await active()
      await generator.ensureServes?.(request, { userId: actor.userId, isVerified: actor.isEmailVerified })
      const asked = planSlots(request).length
      if (asked === 0) refuseField('types', 'noTypesAsked')

      const { membership, generation } = await db.transaction(async (tx) => {
        const membership = await workspaces.authorizeToCreate(tx, actor, ref)
        const { periodStartsAt } = await usage.take(tx, membership, { kind: 'questions', adding: asked })
        // Whoever makes the questions may cost money or a whole processor.
        const running = await generationRepository(tx).countRunning(actor.userId)
        ensure(running < MOST_AT_ONCE, 'tooManyAttempts', { seconds: 10 })
        const generation = await generationRepository(tx).create({
          workspaceId: membership.workspaceId,
          userId: actor.userId,
          request,
          generator: generator.name,
          status: 'running',
          asked,
          startedAt: now(),
          periodStartsAt,
        })
        return { membership, generation }
      })

      runner.start({ actor, membership, generation, generator })
      return presentGeneration(generation, locale)
    },

    async list(
      actor: Actor,
      { ref, locale }: { ref: WorkspaceRef; locale: Locale },
    ): Promise<OpenGeneration[]> {
      const membership = await workspaces.authorize(db, actor, ref)
      const rows = await generationRepository(db).listOpen(membership.workspaceId, actor.userId)
      const waiting = await generationRepository(db).listWaiting(rows.map(({ id }) => id))
      return rows.map((row) => ({
        ...presentGeneration(row, locale),
        waiting: waiting
          .filter(({ generationId }) => generationId === row.id)
          .map(({ questionId }) => questionId),
      }))
    },

    async get(actor: Actor, generationId: string, locale: Locale): Promise<ResponseOf<typeof getGeneration>> {
      const generation = await getOwn(db, actor, generationId)
      return {
        ...presentGeneration(generation, locale),
        deliveries: await deliveriesOf(actor, generationId),
        dropped: presentDropped(generation),
      }
    },

    getOwn: (actor: Actor, generationId: string) => getOwn(db, actor, generationId),

    async getDelivery(actor: Actor, address: DeliveryAddress) {
      const generation = await getOwn(db, actor, address.generationId)
      return { generation, delivery: await getDelivery(db, actor, address) }
    },

    /** Those that came after the one with that number. */
    deliveriesOf,

    /** Somebody is looking at it. */
    async markWatched(actor: Actor, generationId: string): Promise<void> {
      const generation = await getOwn(db, actor, generationId)
      await generationRepository(db).update(generation.id, { watchedAt: now() })
    },

    async cancel(actor: Actor, generationId: string, locale: Locale): Promise<Generation> {
      const { workspaceId } = await getOwn(db, actor, generationId)
      await db.transaction(async (tx) => {
        const subscriber = await workspaces.subscriberOf(tx, workspaceId)
        const user = { ...subscriber, userId: actor.userId }
        await ending.end(tx, user, generationId, { status: 'cancelled' })
      })
      runner.stop(generationId)
      return presentGeneration(await getOwn(db, actor, generationId), locale)
    },

    async keep(actor: Actor, { generationId, questionId }: DeliveryAddress): Promise<Delivery> {
      return db.transaction(async (tx) => {
        const row = await getDelivery(tx, actor, { generationId, questionId })
        await generationRepository(tx).keep(generationId, now(), questionId)
        const question = await questions.get(actor, questionId, tx)
        return { number: row.number, question, isKept: true, check: row.check }
      })
    },

    async keepAll(actor: Actor, generationId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await getOwn(tx, actor, generationId)
        await generationRepository(tx).keep(generationId, now())
      })
    },

    /** It stays counted: making it was the work. */
    async drop(actor: Actor, address: DeliveryAddress): Promise<void> {
      const { questionId } = address
      await failingAs('questionDeleteFailed', () =>
        db.transaction(async (tx) => {
          const { generation, membership } = await lockOwn(tx, actor, address.generationId)
          const { number, check } = await getDelivery(tx, actor, address)

          const question = await questions.deleteGenerated(tx, membership, questionId)
          const discarded = { number, questionId, isReplaced: false, question, check }
          await generationRepository(tx).discard(generation, discarded)
        }),
      )
    },

    /** As it was when it was dropped, in its place and under its id. */
    async takeBack(actor: Actor, { generationId, questionId }: DeliveryAddress): Promise<Delivery> {
      return failingAs('questionCreateFailed', () =>
        db.transaction(async (tx) => {
          const { generation, membership } = await lockOwn(tx, actor, generationId)
          workspaces.ensureActive(membership)
          const dropped = generation.discarded.find((one) => one.questionId === questionId && !one.isReplaced)
          ensure(dropped, 'questionNotFound')

          const { number, check = null } = dropped
          const question = await questions.saveGenerated(tx, membership, {
            ...dropped.question,
            id: questionId,
          })
          const generations = generationRepository(tx)
          await generations.deliver({ generationId, questionId, number, check })
          const discarded = generation.discarded.filter((one) => one !== dropped)
          await generations.update(generationId, { discarded })
          return { number, question, isKept: false, check }
        }),
      )
    },

    /** A creator's own text is needed for as long as its questions are looked through, not for ever. */
    forgetTexts: () => generationRepository(db).forgetTexts(new Date(now().getTime() - TEXT_KEPT_MS)),

    /** Ends what nobody runs any more, as after a crash. */
    async endAbandoned(): Promise<void> {
      const rows = await generationRepository(db).listAbandoned(new Date(now().getTime() - ABANDONED_MS))
      const ended = await Promise.allSettled(rows.map(endOne))
      for (const { reason } of ended.filter((one) => one.status === 'rejected'))
        log.warn({ err: reason }, 'an abandoned generation could not be ended')
    },
  }

  function endOne({ id, userId, workspaceId, delivered }: GenerationRow): Promise<void> {
    return db.transaction(async (tx) => {
      const subscriber = await workspaces.subscriberOf(tx, workspaceId)
      const failure = delivered > 0 ? undefined : { name: 'generationFailed' }
      await ending.end(tx, { ...subscriber, userId }, id, { status: 'failed', failure })
    })
  }

  /** Somebody else's is as if it weren't there, and so is one's own where one is no longer a member. */
  async function getOwn(tx: DbOrTx, actor: Actor, generationId: string): Promise<GenerationRow> {
    const generation = await generationRepository(tx).find(generationId, actor.userId)
    ensure(generation && (await workspaces.findById(tx, actor, generation.workspaceId)), 'notFound')
    return generation
  }

  /** The same, for changing what came of it. */
  async function lockOwn(tx: Tx, actor: Actor, generationId: string) {
    await getOwn(tx, actor, generationId)
    const generation = await generationRepository(tx).findForUpdate(generationId)
    ensure(generation, 'notFound')
    return { generation, membership: await workspaces.authorizeById(tx, actor, generation.workspaceId) }
  }

  async function getDelivery(
    tx: DbOrTx,
    actor: Actor,
    { generationId, questionId }: DeliveryAddress,
  ): Promise<DeliveryRow> {
    await getOwn(tx, actor, generationId)
    const delivery = await generationRepository(tx).findDelivery(generationId, questionId)
    ensure(delivery, 'questionNotFound')
    return delivery
  }

  async function deliveriesOf(actor: Actor, generationId: string, after = 0): Promise<Delivery[]> {
    const rows = await generationRepository(db).listDeliveries(generationId, after)
    const found = await questions.getAll(
      actor,
      rows.map(({ questionId }) => questionId),
    )
    return rows.flatMap((row) => {
      const question = found.get(row.questionId)
      return question ? [{ number: row.number, question, isKept: row.keptAt !== null, check: row.check }] : []
    })
  }
}

export type GenerationService = ReturnType<typeof createGenerationService>

export interface DeliveryAddress {
  generationId: string
  questionId: string
}

const ABANDONED_MS = MINUTE
const MOST_AT_ONCE = 3
const TEXT_KEPT_MS = 7 * DAY
