import { randomInt } from 'node:crypto'
import type { Delivery } from '@probant/contract/generation'
import type { Question } from '@probant/contract/questions/question'
import type { Db, Tx } from '#server/database/client.ts'
import type { QuestionService } from '#server/modules/questions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Active } from './active-generator.ts'
import type { Ending } from './ending.ts'
import { stemIn, truthIn } from './kinds/index.ts'
import { neighbourIn } from './neighbours.ts'
import type { QuestionGenerator } from './provider.ts'
import { unforeseeableRandom } from './random.ts'
import { type GenerationRow, generationRepository } from './repository.ts'
import { run } from './run.ts'
import type { Runner } from './runner.ts'
import type { DeliveryAddress, GenerationService } from './service.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  usage: UsageService
  questions: QuestionService
  active: Active
  generations: GenerationService
  runner: Runner
  ending: Ending
  attempts: Attempts
}

/**
 * Another question in the place of one that the creator doesn't like. It counts as one more in what they have used;
 * the generation it belongs to has neither asked for more nor given more than before.
 */
export function createRegeneration({
  db,
  now,
  workspaces,
  usage,
  questions,
  active,
  generations,
  runner,
  ending,
  attempts,
}: Dependencies) {
  return {
    async regenerate(actor: Actor, address: DeliveryAddress): Promise<Delivery> {
      await attempts.begin({
        tried: { key: `generate:${actor.userId}`, rule: { free: 60, longestMs: MINUTE } },
      })
      const { generation, delivery } = await generations.getDelivery(actor, address)
      const old = await questions.get(actor, address.questionId)
      // Looked at again once there is another: but nobody waits for one that has no place to go.
      ensure(old.quizCount === 0, 'questionInQuiz')
      const { generator } = await active()
      const { membership, reserved } = await db.transaction(async (tx) => {
        const entered = await workspaces.authorizeById(tx, actor, generation.workspaceId)
        workspaces.ensureActive(entered)
        const { periodStartsAt } = await usage.take(tx, entered, { kind: 'questions', adding: 1 })
        return {
          membership: entered,
          reserved: await reserve(tx, entered, { ...generation, generator: generator.name }, periodStartsAt),
        }
      })

      const making = another({
        actor,
        membership,
        generation,
        generator,
        reserved,
        old,
        number: delivery.number,
      })
      const { question, check, isExhausted } = await making.catch(async (error) => {
        await release(membership, reserved)
        throw error
      })
      if (!question) await release(membership, reserved)
      ensure(question, isExhausted ? 'nothingLeftToAsk' : 'generationFailed')
      return { number: delivery.number, question, isKept: false, check }
    },
  }

  /**
   * What was taken, as a generation of one by itself: written down as failed until it has succeeded, so that after a
   * crash it is found among those that nobody runs any more.
   */
  function reserve(
    tx: Tx,
    { workspaceId, userId }: Membership,
    { request, generator }: GenerationRow,
    periodStartsAt: Date,
  ): Promise<GenerationRow> {
    return generationRepository(tx).create({
      workspaceId,
      userId,
      request: { ...request, text: '' },
      generator,
      status: 'failed',
      asked: 1,
      startedAt: now(),
      periodStartsAt,
    })
  }

  async function release(membership: Membership, { id }: GenerationRow): Promise<void> {
    await db.transaction(async (tx) => {
      await ending.end(tx, membership, id, { status: 'failed' })
      await generationRepository(tx).delete(id)
    })
  }

  async function another({ actor, membership, generation, generator, reserved, old, number }: Wanted) {
    const { id, request } = generation
    let made: Pick<Delivery, 'question' | 'check'> | undefined
    const batch = await generations.deliveriesOf(actor, id)
    const unwanted = (await generations.getOwn(actor, id)).discarded.map(({ question }) => question)
    const asked = await questions.askedOn(db, membership, request.subject)
    const { isExhausted } = await run({
      generator,
      request: { ...request, seed: randomInt(2 ** 31) },
      asking: { userId: actor.userId, isVerified: actor.isEmailVerified },
      types: [old.type],
      // As true or as false as the one it replaces, so that the batch stays balanced.
      slots: [{ type: old.type, difficulty: old.difficulty, isTrue: truthIn(old.content) }],
      known: [...unwanted, ...asked].map(stemIn),
      neighbours: batch.map((delivery) => neighbourIn(delivery.question)),
      discarded: unwanted.map(neighbourIn),
      kept: asked.map(neighbourIn),
      random: unforeseeableRandom,
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), runner.closing]),
      reject: () => undefined,
      async save(draft, { source, sourceSentence, check = null }) {
        const prepared = await questions.prepare(membership, draft)
        made = await db.transaction(async (tx) => {
          // Whoever was removed or shut out while it was made gets nothing of it.
          workspaces.ensureActive(await workspaces.authorizeById(tx, actor, membership.workspaceId))
          const rows = generationRepository(tx)
          const batch = await rows.findForUpdate(id)
          ensure(batch, 'notFound')
          // Whoever took so long that it was given back has nothing to save any more.
          const isReserved = (await rows.findForUpdate(reserved.id))?.endedAt === null
          if (!isReserved) return undefined
          await rows.delete(reserved.id)

          const question = await questions.deleteGenerated(tx, membership, old.id)
          await rows.discard(batch, { number, questionId: old.id, isReplaced: true, question })
          const saved = await questions.saveGenerated(tx, membership, { ...prepared, source, sourceSentence })
          await rows.deliver({ generationId: id, questionId: saved.id, number, check })
          return { question: saved, check }
        })
        return false
      },
    })
    return { question: made?.question, check: made?.check ?? null, isExhausted }
  }
}

interface Wanted {
  actor: Actor
  membership: Membership
  generation: GenerationRow
  generator: QuestionGenerator
  reserved: GenerationRow
  /** The question in whose place it comes. */
  old: Question
  number: number
}

/** One question is not worth more waiting. */
const PATIENCE_MS = 60_000
