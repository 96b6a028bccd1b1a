import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Db } from '#server/database/client.ts'
import type { QuizAccess } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import { later, type Now, SECOND } from '#server/platform/clock.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type EventStream, openEventStream } from '#server/platform/http/event-stream.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import { rosterRepository } from './listing/repository.ts'
import { createSharedPolling } from './shared-polling.ts'
import { countsAt } from './status.ts'

interface Dependencies {
  db: Db
  now: Now
  access: QuizAccess
  sessions: Pick<SessionService, 'authenticate'>
  /** How late a change may be. People start and finish in any process, so none of them could tell the others. */
  lookMs: number
}

/** How long somebody goes on watching who no longer may. */
const ADMIT_MS = 10 * SECOND
/** Several windows are fine; a hundred connections of one person are not. */
const MOST_WATCHERS = 5

/** Tells a quiz's creator that something about the participants has changed, and how many there are of each status. */
export function createRosterWatching({ db, now, access, sessions, lookMs }: Dependencies) {
  const seats = createSeats(MOST_WATCHERS)
  const polling = createSharedPolling({
    poll: (quizId) => rosterRepository(db).glance(quizId, now()),
    wait: () => pause(lookMs, undefined, { ref: false }),
  })

  return {
    async watch(actor: Actor, quizId: string, reply: FastifyReply): Promise<void> {
      await access.authorizeCreator(db, actor, quizId)
      const leave = seats.take(actor.userId)
      const stream = openEventStream(reply)
      try {
        await show(quizId, stream, reply.request.headers.authorization)
      } finally {
        leave()
        stream.end()
      }
    },
  }

  async function show(quizId: string, stream: EventStream, authorization: string | undefined): Promise<void> {
    let shown = ''
    let admittedAt = now()
    let seen = await polling.first(quizId)

    while (seen && !stream.signal.aborted) {
      const quizStatus = statusAt(seen, now())
      const state = JSON.stringify({ ...seen, quizStatus })
      if (state !== shown) stream.send('change', { counts: countsAt(seen.counts, quizStatus) })
      shown = state

      seen = await polling.next(quizId, stream.signal)
      if (later(admittedAt, ADMIT_MS) > now()) continue
      if (!(await isStillAdmitted(quizId, authorization))) return
      admittedAt = now()
    }
  }

  /** Whoever was signed out, or has handed the quiz over, sees no more; whose token ran out comes again with a new one. */
  async function isStillAdmitted(quizId: string, authorization: string | undefined): Promise<boolean> {
    try {
      const actor = await sessions.authenticate(authorization)
      await access.authorizeCreator(db, actor, quizId)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
}
