import { randomInt } from 'node:crypto'
import type { Delivery } from '@probant/contract/generation'
import type { Question } from '@probant/contract/questions'
import type { Db } from '#server/database/client.ts'
import type { QuestionService } from '#server/modules/questions/service.ts'
import type { UsageService } from '#server/modules/usage/service.ts'
import type { Place, WorkspaceService } from '#server/modules/workspaces/service.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { QuestionGenerator } from './provider.ts'
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
  generator: QuestionGenerator
  generations: GenerationService
  runner: Runner
  attempts: Attempts
}

/** Another question in the place of one that the creator doesn't like. It counts as one more. */
export function createRegeneration({
  db,
  now,
  workspaces,
  usage,
  questions,
  generator,
  generations,
  runner,
  attempts,
}: Dependencies) {
  return {
    async regenerate(actor: Actor, address: DeliveryAddress): Promise<Delivery> {
      await attempts.begin({
        tried: { key: `generate:${actor.userId}`, rule: { free: 60, longestMs: MINUTE } },
      })
      const { generation, delivery } = await generations.getDelivery(actor, address)
      const old = await questions.get(actor, address.questionId)
      const takenAt = now()
      const place = await db.transaction(async (tx) => {
        const entered = await workspaces.enterById(tx, actor, generation.workspaceId)
        workspaces.ensureActive(entered)
        await usage.take(tx, entered, { kind: 'questions', adding: 1 })
        return entered
      })

      const question = await another(place, generation, old, delivery.number).catch(async (error) => {
        await giveBack(place, takenAt)
        throw error
      })
      if (!question) await giveBack(place, takenAt)
      ensure(question, 'generationFailed')
      return { number: delivery.number, question, isKept: false }
    },
  }

  async function another(place: Place, { id, request }: GenerationRow, old: Question, number: number) {
    let made: Question | undefined
    await run({
      generator,
      request: { ...request, seed: randomInt(2 ** 31) },
      types: [old.type],
      slots: [{ type: old.type, difficulty: old.difficulty }],
      known: await questions.stemsOn(db, place, request.subject),
      firstTurn: randomInt(4),
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), runner.closing]),
      reject: () => undefined,
      async save(draft, { source, sourceSentence }) {
        made = await db.transaction(async (tx) => {
          const generations = generationRepository(tx)
          const generation = await generations.findForUpdate(id)
          ensure(generation, 'notFound')
          await questions.deleteGenerated(tx, place, old.id)
          const question = await questions.saveGenerated(tx, place, { ...draft, source, sourceSentence })
          await generations.deliver({ generationId: id, questionId: question.id, number })
          const { asked, delivered } = generation
          await generations.update(id, { asked: asked + 1, delivered: delivered + 1 })
          return question
        })
        return false
      },
    })
    return made
  }

  async function giveBack(place: Place, takenAt: Date): Promise<void> {
    await db.transaction((tx) => usage.giveBack(tx, place, { kind: 'questions', count: 1, takenAt }))
  }
}

export type Regeneration = ReturnType<typeof createRegeneration>

/** One question is not worth more waiting. */
const PATIENCE_MS = 60_000
