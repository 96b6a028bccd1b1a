import type { Db, Tx } from '#server/database/client.ts'
import { canBeginIn, participantRepository } from '#server/modules/roster/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { ParticipantMailing } from './mailing.ts'
import { recipientRepository } from './recipients/repository.ts'

interface Dependencies {
  db: Db
  now: Now
  mailing: ParticipantMailing
}

/** Whoever invites or reminds thousands only notes it: their mails are written here, a few at a time. */
export function createDueMails({ db, now, mailing }: Dependencies) {
  return {
    /** Safe beside itself in any number of processes. Goes on until none is due, or the server stops. */
    async write(stopping?: AbortSignal): Promise<void> {
      while (!stopping?.aborted && (await db.transaction(writeSome)) === AT_ONCE);
    },

    /** These are told that their result is there, once. */
    async notifyResult(tx: Tx, participantIds: readonly string[]): Promise<void> {
      await participantRepository(tx).claimResult(participantIds)
    },
  }

  async function writeSome(tx: Tx): Promise<number> {
    const due = await participantRepository(tx).claimDue(AT_ONCE)
    if (due.length === 0) return 0
    for (const [quizId, ofQuiz] of Map.groupBy(due, (one) => one.quizId)) {
      const quiz = await recipientRepository(tx).findQuiz(quizId)
      if (!quiz) continue
      for (const [kind, people] of Map.groupBy(ofQuiz, (one) => one.kind)) {
        if (kind === 'result') await mailing.notifyResult(tx, quizId, idsOf(people))
        // What was ended or taken back meanwhile invites nobody any more.
        const invited = people.filter((own) => canBeginIn(quiz, own, now()))
        if (kind !== 'result' && invited.length > 0)
          await mailing.post(tx, { quizId, participantIds: idsOf(invited), kind })
      }
    }
    await participantRepository(tx).forgetDue(idsOf(due))
    return due.length
  }
}

function idsOf(people: readonly { id: string }[]): string[] {
  return people.map(({ id }) => id)
}

/** Few enough that nobody who wants the database at this moment waits for long. */
const AT_ONCE = 100

export type DueMails = ReturnType<typeof createDueMails>
