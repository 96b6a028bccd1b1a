import type { withdrawParticipants } from '@probant/contract/participants/inviting'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import type { Authorized, Publication, QuizAccess, QuizHistory } from '#server/modules/quizzes/index.ts'
import {
  knownParticipantRepository,
  type ParticipantAddress,
  participantRepository,
  type Unused,
} from '#server/modules/roster/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import { mailboxKey } from './inviting.ts'
import type { ParticipantMailing } from './mailing.ts'

interface Dependencies {
  db: Db
  attempts: Attempts
  outbox: Outbox
  sending: Sending
  access: QuizAccess
  publication: Publication
  history: QuizHistory
  mailing: ParticipantMailing
}

type Withdrawing = z.output<typeof withdrawParticipants.schema.body>

/** Taking invitations back, as long as they were not used: then they are part of the results. */
export function createWithdrawal(dependencies: Dependencies) {
  const { db, attempts, outbox, sending, access, publication, history, mailing } = dependencies

  return {
    async one(actor: Actor, { quizId, participantId }: ParticipantAddress): Promise<void> {
      await access.authorizeCreator(db, actor, quizId)
      const known = await knownParticipantRepository(db).find(quizId, participantId)
      ensure(known, 'participantNotFound')
      // Whoever is withdrawn can be invited anew: in turn, that would fill a mailbox.
      await attempts.begin(mailboxKey(actor, known.email))

      await db.transaction(async (tx) => {
        await access.authorizeCreatorAndLock(tx, actor, quizId)
        const participant = await knownParticipantRepository(tx).findForUpdate(quizId, participantId)
        ensure(participant, 'participantNotFound')
        ensure(!participant.hasSubmission, 'quizHasSubmissions')

        await remove(tx, [participant])
        await history.note(tx, actor, quizId, { kind: 'withdrawn', count: 1 })
        await publication.loosen(tx, quizId)
      })
    },

    /** All of them, or those of these. Whoever has begun stays; a quiz that somebody has begun is not taken back. */
    async all(actor: Actor, quizId: string, { participantIds, tell, takeBack }: Withdrawing) {
      await access.authorizeCreator(db, actor, quizId)
      await attempts.begin(withdrawingKey(actor))
      return failingAs('quizUpdateFailed', () =>
        db.transaction(async (tx) => {
          const authorized = await access.authorizeCreatorAndLock(tx, actor, quizId)
          const everybody = await knownParticipantRepository(tx).lockUnused(quizId)
          const unused = among(everybody, participantIds)

          const toNotify = tell ? unused.filter(hasHeard) : []
          const told = tell ? await notifyThose(tx, actor, authorized, toNotify) : 0
          await remove(tx, unused)
          const count = unused.length
          if (count > 0) await history.note(tx, actor, quizId, { kind: 'withdrawn', count })
          if (takeBack) await publication.deactivateWithin(tx, actor, quizId)
          else await publication.loosen(tx, quizId)
          const kept = await knownParticipantRepository(tx).count(quizId, participantIds)
          return { withdrawn: count, told, untold: toNotify.length - told, kept }
        }),
      )
    },
  }

  /** As many as may be mailed to today: nobody stays invited because the others can't be told. Says how many. */
  async function notifyThose(tx: Tx, actor: Actor, { quiz }: Authorized, people: Unused[]): Promise<number> {
    await sending.ensureAllowed(tx, actor, quiz)
    const told = await sending.countThatFit(tx, actor, people.length)
    const ids = people.slice(0, told).map(({ id }) => id)
    await mailing.notifyWithdrawn(tx, quiz.id, ids)
    return told
  }

  /** With what was to be mailed to them. */
  async function remove(tx: Tx, people: readonly { id: string; mailId: string | null }[]): Promise<void> {
    await participantRepository(tx).deleteAll(people.map(({ id }) => id))
    await outbox.withdraw(
      tx,
      people.flatMap(({ mailId }) => mailId ?? []),
    )
  }
}

function among(people: Unused[], ids: readonly string[] | undefined): Unused[] {
  const chosen = ids && new Set(ids)
  return chosen ? people.filter(({ id }) => chosen.has(id)) : people
}

/** Whoever never heard of it is not bothered with its end. */
function hasHeard({ openedAt, remindedAt, lastCallAt, toldAt, mailId, mailStatus }: Unused): boolean {
  const isSent = mailStatus !== null && mailStatus !== 'waiting' && mailStatus !== 'failed'
  // Where the last mail reminds them, or tells of a change, another one was there before it, whatever became of this one.
  const isReminder = mailId !== null && (remindedAt ?? lastCallAt ?? toldAt) !== null
  return openedAt !== null || isSent || isReminder
}

/** A class is invited anew now and then, not in a circle: that would fill its mailboxes. */
function withdrawingKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `withdrawal:${userId}`, rule: { free: 10, longestMs: 15 * MINUTE } } }
}
