import type { FastifyReply } from 'fastify'
import type { Db } from '#server/database/client.ts'
import type { QuizAccess } from '#server/modules/quizzes/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import { later, type Now, SECOND } from '#server/platform/clock.ts'
import { Refusal, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { openEventStream } from '#server/platform/http/event-stream.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import type { Boards } from './boards.ts'

interface Dependencies {
  db: Db
  now: Now
  boards: Boards
  access: QuizAccess
  sessions: Pick<SessionService, 'stillLive'>
}

/** How long somebody goes on looking who no longer may. */
const ADMIT_MS = 10 * SECOND
const LOOK_AFTER_MS = SECOND
/** Several windows are fine; a hundred connections of one person are not. */
const MOST_WINDOWS = 5

/** The board of a quiz, for its creator: who takes part, how far they are, and what happens. */
export function createBoardWatching({ db, now, boards, access, sessions }: Dependencies) {
  const seats = createSeats(MOST_WINDOWS)

  return {
    async watch(actor: Actor, quizId: string, reply: FastifyReply): Promise<void> {
      await admit(actor, quizId)
      const leaveSeat = seats.take(actor.userId)
      const stream = openEventStream(reply)
      let isEnded = false
      const end = () => {
        if (isEnded) return
        isEnded = true
        clearInterval(looking)
        leave()
        leaveSeat()
        stream.end()
      }
      const leave = boards.join(quizId, { tell: (change) => stream.send('change', change), end })
      let admittedAt = now()
      const looking = setInterval(async () => {
        if (later(admittedAt, ADMIT_MS) > now()) return
        admittedAt = now()
        if (!(await isStillAdmitted(actor, quizId))) end()
      }, LOOK_AFTER_MS)
      looking.unref()
      stream.signal.addEventListener('abort', end)
      if (stream.signal.aborted) end()
    },
  }

  async function admit(actor: Actor, quizId: string): Promise<void> {
    try {
      await access.authorizeCreator(db, actor, quizId)
    } catch (error) {
      const isOthers = error instanceof Refusal && error.refusal === 'quizNotAllowed'
      throw isOthers ? refusal('statisticsCreatorOnly') : error
    }
  }

  async function isStillAdmitted(actor: Actor, quizId: string): Promise<boolean> {
    try {
      await admit(actor, quizId)
      return (await sessions.stillLive([actor.sessionId])).has(actor.sessionId)
    } catch (error) {
      // A database that is away for a moment shuts nobody out.
      return !(error instanceof Refusal)
    }
  }
}
