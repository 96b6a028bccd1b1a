import type { Db, Tx } from '#server/database/client.ts'
import { type Authorized, type Publication, phaseAt, type QuizAccess } from '#server/modules/quizzes/index.ts'
import type { Roster } from '#server/modules/roster/index.ts'
import { later, type Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { incidentRepository } from '../incidents/repository.ts'
import { sittingRefusal } from '../progress.ts'
import { type SubmissionRow, submissionRepository } from '../repository.ts'
import { hasTimeLeft, latestDeadline, PAUSE_MAX_MS, running, stopped } from './stopped-clock.ts'

interface Dependencies {
  db: Db
  now: Now
  access: QuizAccess
  publication: Publication
  roster: Pick<Roster, 'get'>
}

/** Whom it concerns: one of them, or all who are at work. */
export interface Whom {
  quizId: string
  participantId: string | null
}

/** Stops the clock of those who are at work, and lets it run on. Whoever holds the quiz does so before its submissions. */
export function createPausing({ db, now, access, publication, roster }: Dependencies) {
  return {
    /** Where it is for all, nobody begins meanwhile either. Asked twice, by two windows, it is the same pause. */
    pause: (actor: Actor, whom: Whom): Promise<{ count: number }> =>
      db.transaction(async (tx) => {
        const authorized = await access.authorizeCreatorAndLock(tx, actor, whom.quizId)
        const at = now()
        ensureOpen(authorized.quiz, at)

        const locked = await lock(tx, authorized, whom, at)
        if (whom.participantId === null) await publication.pauseWithin(tx, whom.quizId, at)
        const count = await stop(tx, whom.quizId, locked, at)
        return { count }
      }),

    /** For all, also those who were paused by themselves. */
    resume: (actor: Actor, whom: Whom): Promise<{ count: number }> =>
      db.transaction(async (tx) => {
        const authorized = await access.authorizeCreatorAndLock(tx, actor, whom.quizId)
        const at = now()
        ensureOpen(authorized.quiz, at)

        const locked = await lock(tx, authorized, whom, at)
        if (whom.participantId === null) await publication.resumeWithin(tx, whom.quizId)
        const count = await runOn(tx, whom.quizId, locked, at)
        return { count }
      }),

    /** As part of something larger, for whoever holds the quiz. */
    stop,

    /** Whoever was forgotten goes on by themselves. */
    async endLongPauses(): Promise<void> {
      const before = later(now(), -PAUSE_MAX_MS)
      const begunBefore = ({ pausedAt }: SubmissionRow) => pausedAt !== null && pausedAt <= before
      for (const quizId of await publication.listPausedSince(db, before))
        await db.transaction(async (tx) => {
          await publication.resumeWithin(tx, quizId, before)
          const locked = await submissionRepository(tx).lockRunning(quizId)
          await runOn(tx, quizId, locked.filter(begunBefore), now())
        })
    },
  }

  async function lock(tx: Tx, authorized: Authorized, { quizId, participantId }: Whom, at: Date) {
    const submissions = submissionRepository(tx)
    if (participantId === null) return submissions.lockRunning(quizId)
    await roster.get(tx, authorized, participantId)
    const submission = await submissions.lockOf(participantId)
    ensure(submission, 'noActiveSubmission')
    allow(sittingRefusal(submission, at))
    return [submission]
  }

  /** Answers with how many stand still now. Whose time is out is left to the sweep. */
  async function stop(tx: Tx, quizId: string, locked: readonly SubmissionRow[], at: Date): Promise<number> {
    const atWork = locked.filter((one) => hasTimeLeft(one, at))
    const changed = atWork.filter(({ pausedAt }) => !pausedAt).map((one) => stopped(one, at))
    await write(tx, quizId, { changed, kind: 'paused', at })
    return atWork.length
  }

  /** Answers with how many work on now. */
  async function runOn(tx: Tx, quizId: string, locked: readonly SubmissionRow[], at: Date): Promise<number> {
    const atWork = locked.filter((one) => hasTimeLeft(one, at))
    const changed = locked.filter(({ pausedAt }) => pausedAt).map((one) => running(one, at))
    await write(tx, quizId, { changed, kind: 'resumed', at })
    return atWork.length
  }

  async function write(tx: Tx, quizId: string, { changed, kind, at }: Written): Promise<void> {
    if (changed.length === 0) return
    await submissionRepository(tx).setClocks(changed)
    await incidentRepository(tx).notePauses(changed, kind, at)
    const latest = Math.max(...changed.map((one) => latestDeadline(one).getTime()))
    await publication.runOn(tx, quizId, new Date(latest))
  }
}

interface Written {
  changed: readonly SubmissionRow[]
  kind: 'paused' | 'resumed'
  at: Date
}

function ensureOpen(quiz: Authorized['quiz'], at: Date): void {
  const phase = phaseAt(quiz, at)
  ensure(phase !== 'draft', 'quizNotActive')
  // In a window of their own somebody may have begun before the others.
  ensure(phase !== 'scheduled' || quiz.submissionCount > 0, 'quizNotStarted')
  ensure(phase !== 'completed', 'quizEnded')
}

export type Pausing = ReturnType<typeof createPausing>
