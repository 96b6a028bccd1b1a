import type { Ending, Receipt } from '@probant/contract/submissions/taking'
import type { Db, Tx } from '#server/database/client.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { later, type Now, SECOND } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createCounting } from './attempts/counting.ts'
import { GRACE_MS } from './deadline.ts'
import { incidentRepository } from './incidents/repository.ts'
import { answerRepository } from './journal/repository.ts'
import type { AnswerJournal, Journal } from './journal/service.ts'
import type { MovedResults } from './marking/moved.ts'
import type { Marks } from './marking/service.ts'
import { running } from './pausing/stopped-clock.ts'
import { presentReceipt } from './present.ts'
import { handedInAs, journalRefusal } from './progress.ts'
import { receiptOf } from './receipt.ts'
import { type SubmissionRow, submissionRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  journal: AnswerJournal
  marks: Marks
  resultsMoved: Announcement<MovedResults>
}

/** How submissions come to their end: exactly once, whoever is first. */
export function createHandingIn({ db, now, journal, marks, resultsMoved }: Dependencies) {
  return {
    /** Of those that are locked. */
    finish,

    /** With the entries that were still on their way. */
    async handIn(actor: Actor, quizId: string, last: Journal): Promise<Receipt> {
      const sent = await journal.read(actor, quizId, last)
      return db.transaction(async (tx) => {
        const submissions = submissionRepository(tx)
        const submission = await submissions.lock(sent.submissionId)
        ensure(submission, 'noActiveSubmission')
        allow(journalRefusal(submission, sent))

        await answerRepository(tx).save([sent], GRACE_MS)
        const [finished] = await finish(
          tx,
          [submission],
          handedInAs(running(submission, last.at), last.at),
          last.at,
        )
        const receipt = finished && presentReceipt(finished)
        ensure(receipt, 'noActiveSubmission')
        return receipt
      })
    },

    /** The quiz is ended before its time: what everybody has answered so far counts. */
    async closeAll(tx: Tx, { quizId, at }: { quizId: string; at: Date }): Promise<void> {
      await finish(tx, await submissionRepository(tx).lockRunning(quizId), 'closed', at)
    },

    /** Whoever's time is out, whether or not a browser is open: what was on its way has come by then. */
    async handInOverdue(): Promise<void> {
      const deadline = later(now(), -(GRACE_MS + WAITING_MS))
      const portion = () =>
        db.transaction(async (tx) => {
          const due = await submissionRepository(tx).lockDue(deadline, AT_ONCE)
          await finish(tx, due, 'overdue', now())
          return due.length
        })
      while ((await portion()) === AT_ONCE);
    },
  }

  /** Nobody works on after the deadline: that is when it was over at the latest. A pause ends with it. */
  async function finish(
    tx: Tx,
    locked: readonly SubmissionRow[],
    ending: Ending,
    at: Date,
  ): Promise<SubmissionRow[]> {
    if (locked.length === 0) return []
    const ended = locked.map((one) => running(one, at))
    const finished = (await marks.resultsOf(tx, ended)).map(({ submission, given, result }) => ({
      ...submission,
      ending,
      finishedAt: at < submission.deadlineAt ? at : submission.deadlineAt,
      ...receiptOf(given),
      ...result,
    }))
    await submissionRepository(tx).finish(finished)
    await createCounting(tx).recount(finished)
    await resultsMoved.announce(tx, { submissionIds: finished.map(({ id }) => id), isJustFinished: true })
    // Whoever is let continue is watched again.
    const paused = locked.filter(({ pausedAt }) => pausedAt)
    await incidentRepository(tx).notePauses(paused, 'resumed', at)
    return finished
  }
}

export type HandingIn = ReturnType<typeof createHandingIn>

/** What came within its 10 seconds may still wait to be written. */
const WAITING_MS = 2 * SECOND
const AT_ONCE = 200
