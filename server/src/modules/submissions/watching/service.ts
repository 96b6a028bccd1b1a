import type { SittingChange } from '@probant/contract/submissions/page'
import type { FastifyReply } from 'fastify'
import type { Db } from '#server/database/client.ts'
import type { Lobbies } from '#server/modules/admission/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import { type Now, SECOND } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { openEventStream } from '#server/platform/http/event-stream.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import type { Log } from '#server/platform/log.ts'
import type { Presence } from '#server/platform/presence/service.ts'
import { exemptionsOf } from '../incidents/verdict.ts'
import { presentReceipt } from '../present.ts'
import { submissionRepository } from '../repository.ts'
import { messagesFor } from './messages.ts'
import { type Glance, type MessageRow, watchingRepository } from './repository.ts'
import { createRounds, type Listener } from './rounds.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  sessions: Pick<SessionService, 'stillLive'>
  presence: Presence
  lobby: Lobbies
}

/** Several pages are fine, of which one takes the quiz; a hundred connections of one person are not. */
const MOST_PAGES = 5

/** So often the page is asked for a sign of life: two that are missing, and the board says that it is away. */
const SIGN_MS = 4 * SECOND

/** Tells a page what changes without its doing: more time, the end, and that another one has taken over. */
export function createSittingWatching({ db, now, log, sessions, presence, lobby }: Dependencies) {
  const seats = createSeats(MOST_PAGES)
  const rounds = createRounds({ db, now, log, sessions, presence })

  return {
    async watch(actor: Actor, { quizId, browserId }: Page, reply: FastifyReply): Promise<void> {
      const { participant } = await lobby.find(db, actor, quizId)
      const submission = await submissionRepository(db).findOf(participant.id)
      ensure(submission, 'noActiveSubmission')
      const said = messagesFor(await watchingRepository(db).listMessages([quizId]), submission)

      rounds.replace({ submissionId: submission.id, browserId })
      const leaveSeat = seats.take(actor.userId)
      const stream = openEventStream(reply, { signMs: SIGN_MS })
      let told = ''
      const listener: Listener = {
        quizId,
        submissionId: submission.id,
        browserId,
        userId: actor.userId,
        sessionId: actor.sessionId,
        isSeen: false,
        hasBeaten: false,
        tell(glance, messages) {
          const state = stateOf(glance, messages)
          if (state === told) return
          told = state
          stream.send('change', changeFor(browserId, glance, messages, now()))
          if (glance.finishedAt) listener.end()
        },
        end() {
          if (!rounds.leave(listener)) return
          leaveSeat()
          stream.end()
        },
      }
      rounds.join(listener)
      stream.signal.addEventListener('abort', listener.end)
      if (stream.signal.aborted) listener.end()
      else {
        const { accommodation } = participant
        const { userId } = actor
        listener.tell({ ...submission, userId, accommodation, messageCount: said.length }, said)
      }
    },

    /** Of a page that listens here nothing is asked; of one that listens to another process, whether it takes the quiz. */
    async beat(actor: Actor, { quizId, browserId }: Page): Promise<void> {
      if (rounds.hear({ quizId, browserId, userId: actor.userId })) return
      const { participant } = await lobby.find(db, actor, quizId)
      const submission = await submissionRepository(db).findOf(participant.id)
      ensure(submission, 'noActiveSubmission')
      if (submission.browserId === browserId) await rounds.see([submission.id], now())
    },
  }
}

interface Page {
  quizId: string
  browserId: string
}

/** What is worth an event when it changes. */
function stateOf(
  { deadlineAt, browserId, finishedAt, pausedAt, accommodation }: Glance,
  messages: readonly MessageRow[],
): string {
  const times = [deadlineAt, finishedAt, pausedAt].map((at) => at?.getTime())
  return [...times, browserId, messages.length, ...exemptionsOf(accommodation)].join()
}

function changeFor(
  browserId: string,
  glance: Glance,
  messages: readonly MessageRow[],
  now: Date,
): SittingChange {
  return {
    deadlineAt: glance.deadlineAt.toISOString(),
    now: now.toISOString(),
    isHere: glance.browserId === browserId,
    isPaused: glance.pausedAt !== null,
    pausedAt: glance.pausedAt?.toISOString() ?? null,
    receipt: presentReceipt(glance),
    exemptions: exemptionsOf(glance.accommodation),
    messages: messages.map(({ id, text, sentAt }) => ({ id, text, sentAt: sentAt.toISOString() })),
  }
}
