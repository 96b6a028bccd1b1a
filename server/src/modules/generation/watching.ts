import type { FastifyReply } from 'fastify'
import { later, type Now, SECOND } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type EventStream, openEventStream } from '#server/platform/http/event-stream.ts'
import type { Bell } from './bell.ts'
import { presentGeneration } from './present.ts'
import type { GenerationService } from './service.ts'

interface Dependencies {
  now: Now
  bell: Bell
  generations: GenerationService
}

/** A run in another process rings no bell here: then this is how late its questions are. */
const LOOK_MS = SECOND
/** How often watching is noted down; well within what counts as nobody watching. */
const NOTE_MS = 10 * SECOND

/** Shows a generation as it goes on: first what is there, then each question as it comes, until it ends. */
export function createWatching({ now, bell, generations }: Dependencies) {
  return {
    async watch(actor: Actor, generationId: string, reply: FastifyReply): Promise<void> {
      await generations.markWatched(actor, generationId)
      const stream = openEventStream(reply)
      try {
        await show(actor, generationId, stream)
      } finally {
        stream.end()
        // Until now somebody watched: the half minute begins here.
        await generations.markWatched(actor, generationId).catch(() => undefined)
      }
    },
  }

  async function show(actor: Actor, generationId: string, stream: EventStream): Promise<void> {
    let shown = 0
    let lastState = ''
    let notedAt = now()

    while (!stream.signal.aborted) {
      const since = bell.rung(generationId)
      // The state first: what it counts as delivered is then there to be read.
      const generation = await generations.getOwn(actor, generationId)
      for (const delivery of await generations.deliveriesOf(actor, generationId, shown)) {
        stream.send('question', delivery)
        shown = delivery.number
      }
      const state = presentGeneration(generation, actor.locale)
      if (JSON.stringify(state) !== lastState) stream.send('state', state)
      lastState = JSON.stringify(state)
      if (generation.status !== 'running') return

      if (later(notedAt, NOTE_MS) < now()) {
        await generations.markWatched(actor, generationId)
        notedAt = now()
      }
      await bell.heard(generationId, { since, withinMs: LOOK_MS, signal: stream.signal })
    }
  }
}

export type Watching = ReturnType<typeof createWatching>
