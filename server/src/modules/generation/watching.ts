import type { Locale } from '@probant/contract/locales'
import type { FastifyReply } from 'fastify'
import type { SessionService } from '#server/modules/sessions/index.ts'
import { later, type Now, SECOND } from '#server/platform/clock.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type EventStream, openEventStream } from '#server/platform/http/event-stream.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import type { Notifier } from './notifier.ts'
import { presentGeneration } from './present.ts'
import type { GenerationService } from './service.ts'

interface Dependencies {
  now: Now
  notifier: Notifier
  generations: GenerationService
  sessions: Pick<SessionService, 'authenticate'>
}

/** A run in another process notifies nobody here: then this is how late its questions are. */
const LOOK_MS = SECOND
/** How often watching is noted down, by whoever may still do so; well within what counts as nobody watching. */
const NOTE_MS = 10 * SECOND
/** Several windows are fine; a hundred connections of one person are not. */
const MOST_WATCHERS = 5

/** Shows a generation as it goes on: first what is there, then each question as it comes, until it ends. */
export function createWatching({ now, notifier, generations, sessions }: Dependencies) {
  const seats = createSeats(MOST_WATCHERS)

  return {
    async watch(watcher: Watcher, generationId: string, reply: FastifyReply): Promise<void> {
      const { actor } = watcher
      await generations.markWatched(actor, generationId)
      // The new one is refused rather than an old one ended: a page whose stream ends opens another at once, and six
      // pages would push each other out for ever.
      const leave = seats.take(actor.userId)
      const stream = openEventStream(reply)
      try {
        await show(watcher, generationId, stream, reply.request.headers.authorization)
      } catch (error) {
        // Whoever may no longer look, as a member who was shut out, sees the stream end and is refused the next one.
        if (!(error instanceof Refusal)) throw error
      } finally {
        leave()
        stream.end()
        // Until now somebody watched: the half minute begins here.
        await generations.markWatched(actor, generationId).catch(() => undefined)
      }
    },
  }

  async function show(
    { actor, locale }: Watcher,
    generationId: string,
    stream: EventStream,
    authorization: string | undefined,
  ): Promise<void> {
    let shown = 0
    let lastState = ''
    let notedAt = now()

    while (!stream.signal.aborted) {
      const since = notifier.countOf(generationId)
      // The state first: what it counts as delivered is then there to be read.
      const generation = await generations.getOwn(actor, generationId)
      for (const delivery of await generations.deliveriesOf(actor, generationId, shown)) {
        stream.send('question', delivery)
        shown = delivery.number
      }
      const state = presentGeneration(generation, locale)
      if (JSON.stringify(state) !== lastState) stream.send('state', state)
      lastState = JSON.stringify(state)
      if (generation.status !== 'running') return

      if (later(notedAt, NOTE_MS) < now()) {
        if (!(await isStillSignedIn(authorization))) return
        await generations.markWatched(actor, generationId)
        notedAt = now()
      }
      await notifier.wait(generationId, { since, withinMs: LOOK_MS, signal: stream.signal })
    }
  }

  /** Whoever was signed out or shut out meanwhile sees no more; whose token ran out comes again with a new one. */
  async function isStillSignedIn(authorization: string | undefined): Promise<boolean> {
    try {
      await sessions.authenticate(authorization)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
}

/** Who looks, and in which language. */
interface Watcher {
  actor: Actor
  locale: Locale
}

export type Watching = ReturnType<typeof createWatching>
