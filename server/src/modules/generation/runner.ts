import type { RejectionReason } from '@probant/contract/generation'
import type { QuestionDraft } from '@probant/contract/questions/form'
import type { Db } from '#server/database/client.ts'
import type { QuestionService } from '#server/modules/questions/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import { later, type Now, SECOND } from '#server/platform/clock.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Log } from '#server/platform/log.ts'
import type { End, Ending } from './ending.ts'
import { stemIn } from './kinds/index.ts'
import { neighbourIn } from './neighbours.ts'
import type { Notifier } from './notifier.ts'
import type { Candidate, QuestionGenerator } from './provider.ts'
import { unforeseeableRandom } from './random.ts'
import { type GenerationRow, generationRepository, type Rejected } from './repository.ts'
import { run } from './run.ts'
import { planSlots } from './slots.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  notifier: Notifier
  workspaces: WorkspaceService
  questions: QuestionService
  ending: Ending
}

/** Nobody has looked for that long: nobody waits. */
export const UNWATCHED_MS = 30 * SECOND
const PULSE_MS = 3 * SECOND

/** Runs generations in the background of this process, each until it ends or is stopped. */
export function createRunner({ db, now, log, notifier, workspaces, questions, ending }: Dependencies) {
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>()
  const closing = new AbortController()

  return {
    start(work: Work): void {
      const { generation } = work
      const controller = new AbortController()
      const ended = carryOut(work, controller)
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

    /** Says when the server stops, for whoever runs something short by themselves. */
    closing: closing.signal,

    /** What has come stays, the rest is given back. */
    stopAll,

    /** When the server stops. */
    async close(): Promise<void> {
      closing.abort()
      await stopAll()
    },
  }

  async function stopAll(): Promise<void> {
    for (const { controller } of running.values()) controller.abort()
    await Promise.all([...running.values()].map(({ ended }) => ended))
  }

  async function carryOut(work: Work, controller: AbortController): Promise<void> {
    const { actor, membership, generation } = work
    const { id } = generation
    const progress: Progress = { rejected: {}, waitingAhead: null }
    const pulse = setInterval(() => void beat(actor, generation, progress, controller), PULSE_MS)
    pulse.unref()
    try {
      const how = await made(work, progress, controller)
      await db.transaction((tx) => ending.end(tx, membership, id, { ...how, rejected: progress.rejected }))
    } finally {
      clearInterval(pulse)
      notifier.notify(id)
      notifier.forget(id)
    }
  }

  /** How it ended; whatever goes wrong is one way to end. */
  async function made(
    { actor, membership, generation: { id, request }, generator }: Work,
    progress: Progress,
    { signal }: AbortController,
  ): Promise<End> {
    const { rejected } = progress
    try {
      const asked = await questions.askedOn(db, membership, request.subject)
      const { savedCount, isExhausted } = await run({
        generator,
        request: { ...request, seed: seedOf(id) },
        types: request.types,
        slots: planSlots(request),
        known: asked.map(stemIn),
        kept: asked.map(neighbourIn),
        random: unforeseeableRandom,
        asking: {
          userId: actor.userId,
          isVerified: actor.isEmailVerified,
          onWaiting: (ahead) => noteWaiting(id, progress, ahead),
        },
        signal,
        reject: (reason: RejectionReason) => {
          rejected[reason] = (rejected[reason] ?? 0) + 1
        },
        save: (draft, candidate) => save(actor, membership, id, draft, candidate),
      })
      if (signal.aborted) return { status: 'cancelled' }
      if (savedCount > 0) return { status: 'finished' }
      return { status: 'failed', failure: { name: isExhausted ? 'nothingLeftToAsk' : 'generationFailed' } }
    } catch (error) {
      if (signal.aborted) return { status: 'cancelled' }
      if (!(error instanceof Refusal)) log.error({ err: error, generationId: id }, 'a generation failed')
      return { status: 'failed', failure: failureOf(error) }
    }
  }

  /** Each question is there, counted as delivered, before the next one is made; for those who may still make some. */
  async function save(
    actor: Actor,
    membership: Membership,
    id: string,
    draft: QuestionDraft,
    candidate: Candidate,
  ) {
    const prepared = await questions.prepare(membership, draft)
    const isGoing = await db.transaction(async (tx) => {
      await workspaces.authorizeToCreate(tx, actor, membership.ref)
      const generations = generationRepository(tx)
      const generation = await generations.findForUpdate(id)
      if (generation?.status !== 'running') return false
      const { source, sourceSentence, check = null } = candidate
      const question = await questions.saveGenerated(tx, membership, { ...prepared, source, sourceSentence })
      const delivered = generation.delivered + 1
      await generations.deliver({ generationId: id, questionId: question.id, number: delivered, check })
      await generations.update(id, { delivered, aliveAt: now() })
      return true
    })
    notifier.notify(id)
    return isGoing
  }

  /** That it waits, or waits no longer, is told at once; how many are before it, with the next pulse. */
  function noteWaiting(id: string, progress: Progress, ahead: number | null): void {
    const isNews = (ahead === null) !== (progress.waitingAhead === null)
    progress.waitingAhead = ahead
    if (!isNews) return
    generationRepository(db)
      .update(id, { waitingAhead: ahead })
      .then(() => running.has(id) && notifier.notify(id))
      .catch((error) =>
        log.warn({ err: error, generationId: id }, 'a generation could not say that it waits'),
      )
  }

  /** Says that it lives, and notices that nobody waits for it or may have it, or that it was stopped elsewhere. */
  async function beat(
    actor: Actor,
    { id, userId, workspaceId }: GenerationRow,
    progress: Progress,
    controller: AbortController,
  ) {
    try {
      const generation = await generationRepository(db).find(id, userId)
      const isUnwatched = generation && later(generation.watchedAt, UNWATCHED_MS) < now()
      const isStranger = !(await workspaces.findById(db, actor, workspaceId))
      if (generation?.status !== 'running' || isUnwatched || isStranger) return controller.abort()
      await generationRepository(db).update(id, { aliveAt: now(), ...progress })
      if (running.has(id)) notifier.notify(id)
    } catch (error) {
      log.warn({ err: error, generationId: id }, 'a generation could not say that it lives')
    }
  }
}

export type Runner = ReturnType<typeof createRunner>

/** What is to be made, for whom, and by whom: also where somebody else is chosen meanwhile. */
interface Work {
  actor: Actor
  membership: Membership
  generation: GenerationRow
  generator: QuestionGenerator
}

/** What is told of it while it goes on. */
interface Progress {
  rejected: Rejected
  waitingAhead: number | null
}

function failureOf(error: unknown): End['failure'] {
  if (!(error instanceof Refusal)) return { name: 'generationFailed' }
  return { name: error.refusal, params: error.params }
}

/** Random, as ids are, and the same for the same generation. */
function seedOf(id: string): number {
  return Number.parseInt(id.slice(0, 8), 16)
}
