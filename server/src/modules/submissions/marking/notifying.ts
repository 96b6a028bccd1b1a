import type { Db, Tx } from '#server/database/client.ts'
import type { DueMails } from '#server/modules/invitations/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { submissionRepository } from '../repository.ts'
import type { MovedResults } from './moved.ts'
import { markRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  dueMails: DueMails
  resultsMoved: Announcement<MovedResults>
}

/** Whoever waits for a person to grade their answers is told once, by mail, that it is done. */
export function createNotifying({ db, now, dueMails, resultsMoved }: Dependencies) {
  return {
    /** The results of a quiz are given out, by whoever holds it: to all who wait for nothing more. */
    async notifyAll(tx: Tx, quizId: string, at: Date, { withoutMails = false } = {}): Promise<void> {
      const untold = await markRepository(tx).lockUnnotified({ quizId })
      if (withoutMails) await note(tx, untold, at)
      else await notify(tx, untold, at)
    },

    /**
     * Some minutes after the last answer was graded, or needed no grade any more: a slip can be undone in them. Safe in any
     * number of processes.
     */
    async notifyGraded(): Promise<void> {
      const portion = () =>
        db.transaction(async (tx) => {
          const at = now()
          const which = { gradedBy: later(at, -UNDOABLE_MS), limit: AT_ONCE }
          const untold = await markRepository(tx).lockUnnotified(which)
          const waited = untold.filter(({ gradedAt }) => gradedAt !== null)
          await notify(tx, waited, at)
          // Whoever waited for nobody has seen it when they handed in; nobody has to look at them again.
          const others = untold.filter(({ gradedAt }) => gradedAt === null)
          await note(tx, others, at)
          return untold.length
        })
      while ((await portion()) === AT_ONCE);
    },
  }

  async function notify(tx: Tx, untold: readonly Unnotified[], at: Date): Promise<void> {
    await note(tx, untold, at)
    await dueMails.notifyResult(
      tx,
      untold.map(({ participantId }) => participantId),
    )
  }

  async function note(tx: Tx, untold: readonly Unnotified[], at: Date): Promise<void> {
    const submissionIds = untold.map(({ id }) => id)
    await submissionRepository(tx).notify(submissionIds, at)
    await resultsMoved.announce(tx, { submissionIds })
  }
}

interface Unnotified {
  id: string
  participantId: string
}

const UNDOABLE_MS = 15 * MINUTE
const AT_ONCE = 200
