import { LET_IN_MINUTES } from '@probant/contract/limits'
import type { Db, Tx } from '#server/database/client.ts'
import type { QuizAccess, QuizHistory } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import { letInRefusal, type ParticipantAddress, participantRepository } from '#server/modules/roster/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { entryRefusal } from '../door.ts'
import { enteringRepository, type InvitedParticipant } from '../repository.ts'
import { type Room, roomRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  access: QuizAccess
  history: QuizHistory
  sessions: Pick<SessionService, 'revokeAll'>
}

/** Somebody goes on with another device who has lost the one that they came with: their name alone proves nothing. */
export function createLettingIn({ db, now, access, history, sessions }: Dependencies) {
  const placeTaken = createAnnouncement<{ participantId: string }>()

  return {
    /** Of whoever was let in again, in the same transaction. */
    placeTaken,

    /** The creator, who sees who asks, says so; once, and for some minutes. */
    async letIn(actor: Actor, { quizId, participantId }: ParticipantAddress): Promise<{ until: string }> {
      return db.transaction(async (tx) => {
        await access.authorizeCreatorAndLock(tx, actor, quizId)
        const invited = await enteringRepository(tx).lock(participantId)
        ensure(invited?.quiz.id === quizId, 'participantNotFound')
        const hasRoom = (await roomRepository(tx).findOf(quizId)) !== undefined
        allow(refusalOf(invited, hasRoom))

        const until = later(now(), LET_IN_MINUTES * MINUTE)
        await participantRepository(tx).update(participantId, { letInUntil: until })
        await history.note(tx, actor, quizId, { kind: 'let_in_again' })
        return { until: until.toISOString() }
      })
    },

    /** May whoever types their name at the room's door take their place at this moment? They may be through by now. */
    isAllowed(invited: InvitedParticipant): boolean {
      const { letInUntil } = invited.participant
      if (letInUntil === null || letInUntil <= now()) return false
      return !refusalOf(invited, true) && !entryRefusal(invited, now())
    },

    /** May somebody take a place in this quiz? So they have to get as far as typing their name, also after its end. */
    isSomebodyAllowed: async (quiz: Room['quiz']): Promise<boolean> =>
      statusAt(quiz, now()) === 'active' && (await roomRepository(db).awaitsSomebody(quiz.id, now())),

    /** They have come back with the device that they had. */
    async forget(tx: Tx, { participant: { id, letInUntil } }: InvitedParticipant): Promise<void> {
      if (letInUntil) await participantRepository(tx).update(id, { letInUntil: null })
    },

    /** The device that they had is shut out; the quiz has to be held, so that of two who come only one does. */
    async take(tx: Tx, { participant: { id, userId } }: InvitedParticipant): Promise<void> {
      await participantRepository(tx).update(id, { letInUntil: null })
      if (userId) await sessions.revokeAll(tx, userId)
      await placeTaken.announce(tx, { participantId: id })
    },
  }

  function refusalOf(
    { participant: { email, source }, quiz, finishedAt, accountEmail }: InvitedParticipant,
    hasRoom: boolean,
  ) {
    return letInRefusal(
      { email, finishedAt, accountEmail, source },
      { status: statusAt(quiz, now()), hasRoom },
    )
  }
}

export type LettingIn = ReturnType<typeof createLettingIn>
