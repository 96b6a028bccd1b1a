import type { SentMessage } from '@probant/contract/live/messages'
import type { Db } from '#server/database/client.ts'
import { phaseAt, type QuizAccess } from '#server/modules/quizzes/index.ts'
import type { Roster } from '#server/modules/roster/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import { createPace } from '#server/platform/pace.ts'
import { type MessageRow, messageRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  access: QuizAccess
  roster: Pick<Roster, 'get'>
}

interface Message {
  participantId: string | null
  text: string
}

/** What a creator tells those who are at work; their pages hear of it as of everything else that changes. */
export function createMessages({ db, now, access, roster }: Dependencies) {
  const pace = createPace({ atOnce: AT_ONCE, perSecond: PER_SECOND, remembers: REMEMBERED })

  return {
    async send(actor: Actor, quizId: string, { participantId, text }: Message): Promise<SentMessage> {
      const authorized = await access.authorizeCreator(db, actor, quizId)
      const sentAt = now()
      const phase = phaseAt(authorized.quiz, sentAt)
      ensure(phase !== 'draft', 'quizNotActive')
      // In a window of their own somebody may have begun before the others.
      ensure(phase !== 'scheduled' || authorized.quiz.submissionCount > 0, 'quizNotStarted')
      ensure(phase !== 'completed', 'quizEnded')
      const reader = participantId && (await roster.get(db, authorized, participantId))
      if (reader) ensure(reader.startedAt, 'noActiveSubmission')
      if (reader) ensure(!reader.finishedAt, 'alreadySubmitted')
      pace.keep(actor.userId, sentAt)

      const id = await messageRepository(db).add({ quizId, participantId, text, sentAt })
      const { name, email } = reader || NOBODY
      return present({ id, participantId, name, email, text, sentAt })
    },

    async list(actor: Actor, quizId: string): Promise<SentMessage[]> {
      await access.authorizeCreator(db, actor, quizId)
      return (await messageRepository(db).list(quizId)).map(present)
    },
  }
}

const NOBODY = { name: '', email: '' }

function present({ id, participantId, name, email, text, sentAt }: MessageRow): SentMessage {
  return {
    id,
    to: participantId === null ? null : { participantId, name: name || shownAddress(email) },
    text,
    sentAt: sentAt.toISOString(),
  }
}

/** A person types them; more is a program. */
const AT_ONCE = 20
const PER_SECOND = 1
const REMEMBERED = 1_000
