import type { RejectionReason } from '@probant/contract/generation'
import type { QuestionDraft } from '@probant/contract/questions'
import type { Db } from '#server/database/client.ts'
import type { QuestionService } from '#server/modules/questions/service.ts'
import type { Place } from '#server/modules/workspaces/service.ts'
import { later, type Now, SECOND } from '#server/platform/clock.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import type { Bell } from './bell.ts'
import type { End, Ending } from './ending.ts'
import type { Candidate, QuestionGenerator } from './provider.ts'
import { type GenerationRow, generationRepository, type Rejected } from './repository.ts'
import { run } from './run.ts'
import { planSlots } from './slots.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  bell: Bell
  generator: QuestionGenerator
  questions: QuestionService
  ending: Ending
}

/** Nobody has looked for that long: nobody waits. */
export const UNWATCHED_MS = 30 * SECOND
const PULSE_MS = 3 * SECOND

/** Runs generations in the background of this process, each until it ends or is stopped. */
export function createRunner({ db, now, log, bell, generator, questions, ending }: Dependencies) {
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>()

  return {
    start(place: Place, generation: GenerationRow): void {
      const controller = new AbortController()
      const ended = carryOut(place, generation, controller)
        .catch((error) =>
          log.error({ err: error, generationId: generation.id }, 'a generation could not be ended'),
        )
        .finally(() => running.delete(generation.id))
      running.set(generation.id, { controller, ended })
    },

    /** Stops whoever works for it, where it runs here; elsewhere the next pulse notices. */
    stop(generationId: string): void {
      running.get(generationId)?.controller.abort()
    },

    /** When the server stops: what has come stays, the rest is given back. */
    async stopAll(): Promise<void> {
      for (const { controller } of running.values()) controller.abort()
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }

  async function carryOut(
    place: Place,
    generation: GenerationRow,
    controller: AbortController,
  ): Promise<void> {
    const { id, request } = generation
    const rejected: Rejected = {}
    const pulse = setInterval(() => void beat(generation, rejected, controller), PULSE_MS)
    pulse.unref()
    try {
      const known = await questions.stemsOn(db, place, request.subject)
      await run({
        generator,
        request: { ...request, seed: seedOf(id) },
        types: request.types,
        slots: planSlots(request),
        known,
        firstTurn: seedOf(id) % 4,
        signal: controller.signal,
        reject: (reason: RejectionReason) => {
          rejected[reason] = (rejected[reason] ?? 0) + 1
        },
        save: (draft, candidate) => save(place, generation, draft, candidate),
      })
      await end(place, id, await outcome(id, controller), rejected)
    } catch (error) {
      if (!(error instanceof Refusal) && !controller.signal.aborted)
        log.error({ err: error, generationId: id }, 'a generation failed')
      const status = controller.signal.aborted ? 'cancelled' : 'failed'
      await end(place, id, { status, failure: status === 'failed' ? failureOf(error) : null }, rejected)
    } finally {
      clearInterval(pulse)
      bell.ring(id)
      bell.forget(id)
    }
  }

  /** Each question is there, counted as delivered, before the next one is made. */
  async function save(place: Place, { id }: GenerationRow, draft: QuestionDraft, candidate: Candidate) {
    const isGoing = await db.transaction(async (tx) => {
      const generations = generationRepository(tx)
      const generation = await generations.findForUpdate(id)
      if (generation?.status !== 'running') return false
      const { source, sourceSentence } = candidate
      const question = await questions.saveGenerated(tx, place, { ...draft, source, sourceSentence })
      const delivered = generation.delivered + 1
      await generations.deliver({ generationId: id, questionId: question.id, number: delivered })
      await generations.update(id, { delivered, aliveAt: now() })
      return true
    })
    bell.ring(id)
    return isGoing
  }

  async function outcome(id: string, { signal }: AbortController): Promise<End> {
    if (signal.aborted) return { status: 'cancelled' }
    const generation = await generationRepository(db).findForUpdate(id)
    if (generation && generation.delivered === 0)
      return { status: 'failed', failure: { name: 'generationFailed' } }
    return { status: 'finished' }
  }

  async function end(place: Place, id: string, how: End, rejected: Rejected): Promise<void> {
    await db.transaction((tx) => ending.end(tx, place, id, { ...how, rejected }))
  }

  /** Says that it lives, and notices that nobody waits for it, or that it was stopped elsewhere. */
  async function beat({ id, userId }: GenerationRow, rejected: Rejected, controller: AbortController) {
    try {
      const generation = await generationRepository(db).find(id, userId)
      const isUnwatched = generation && later(generation.watchedAt, UNWATCHED_MS) < now()
      if (generation?.status !== 'running' || isUnwatched) return controller.abort()
      await generationRepository(db).update(id, { aliveAt: now(), rejected: { ...rejected } })
      bell.ring(id)
    } catch (error) {
      log.warn({ err: error, generationId: id }, 'a generation could not say that it lives')
    }
  }
}

export type Runner = ReturnType<typeof createRunner>

function failureOf(error: unknown): End['failure'] {
  if (!(error instanceof Refusal)) return { name: 'generationFailed' }
  return { name: error.refusal, params: error.params }
}

/** Random, as ids are, and the same for the same generation. */
function seedOf(id: string): number {
  return Number.parseInt(id.slice(0, 8), 16)
}
