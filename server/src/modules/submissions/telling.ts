import type { Db, Tx } from '#server/database/client.ts'
import type { DueMails } from '#server/modules/participants/index.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { submissionRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  dueMails: DueMails
}

/** Whoever waits for a person to grade their answers is told once, by mail, that it is done. */
export function createTelling({ db, now, dueMails }: Dependencies) {
  return {
    /** The results of a quiz are given out, by whoever holds it: to all who wait for nothing more. */
    async tellAll(tx: Tx, quizId: string, at: Date): Promise<void> {
      const untold = await submissionRepository(tx).holdUntold({ quizId })
      await tell(tx, untold, at)
    },

    /** Some minutes after the last answer was graded, in which a slip can be undone. Safe in any number of processes. */
    async tellGraded(): Promise<void> {
      const portion = () =>
        db.transaction(async (tx) => {
          const at = now()
          const which = { gradedBy: later(at, -UNDOABLE_MS), limit: AT_ONCE }
          const untold = await submissionRepository(tx).holdUntold(which)
          const waited = untold.filter(({ gradedAt }) => gradedAt !== null)
          await tell(tx, waited, at)
          // Whoever waited for nobody has seen it when they handed in; nobody has to look at them again.
          const others = untold.filter(({ gradedAt }) => gradedAt === null)
          await submissionRepository(tx).tell(
            others.map(({ id }) => id),
            at,
          )
          return untold.length
        })
      while ((await portion()) === AT_ONCE);
    },
  }

  async function tell(tx: Tx, untold: readonly { id: string; participantId: string }[], at: Date) {
    await submissionRepository(tx).tell(
      untold.map(({ id }) => id),
      at,
    )
    await dueMails.tellResult(
      tx,
      untold.map(({ participantId }) => participantId),
    )
  }
}

const UNDOABLE_MS = 15 * MINUTE
const AT_ONCE = 200
