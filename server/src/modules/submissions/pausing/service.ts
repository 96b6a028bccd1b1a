import type { Db, Tx } from '#server/database/client.ts'
import type { Roster } from '#server/modules/participants/index.ts'
import { type Entered, type Publication, phaseAt, type QuizEntrance } from '#server/modules/quizzes/index.ts'
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
  entrance: QuizEntrance
  publication: Publication
  roster: Pick<Roster, 'get'>
}

/** Whom it concerns: one of them, or all who are at work. */
export interface Whom {
  quizId: string
  participantId: string | null
}

/** Stops the clock of those who are at work, and lets it run on. Whoever holds the quiz does so before its submissions. */
export function createPausing({ db, now, entrance, publication, roster }: Dependencies) {
  return {
    /** Where it is for all, nobody begins meanwhile either. Asked twice, by two windows, it is the same pause. */
    pause: (actor: Actor, whom: Whom): Promise<{ count: number }> =>
      db.transaction(async (tx) => {
        const entered = await entrance.enterAloneAsCreator(tx, actor, whom.quizId)
        const at = now()
        ensureOpen(entered.quiz, at)

        const held = await hold(tx, entered, whom, at)
        if (whom.participantId === null) await publication.pauseWithin(tx, whom.quizId, at)
        const count = await stop(tx, whom.quizId, held, at)
        return { count }
      }),

    /** For all, also those who were paused by themselves. */
    resume: (actor: Actor, whom: Whom): Promise<{ count: number }> =>
      db.transaction(async (tx) => {
        const entered = await entrance.enterAloneAsCreator(tx, actor, whom.quizId)
        const at = now()
        ensureOpen(entered.quiz, at)

        const held = await hold(tx, entered, whom, at)
        if (whom.participantId === null) await publication.resumeWithin(tx, whom.quizId)
        const count = await runOn(tx, whom.quizId, held, at)
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
          const held = await submissionRepository(tx).holdRunning(quizId)
          await runOn(tx, quizId, held.filter(begunBefore), now())
        })
    },
  }

  async function hold(tx: Tx, entered: Entered, { quizId, participantId }: Whom, at: Date) {
    const submissions = submissionRepository(tx)
    if (participantId === null) return submissions.holdRunning(quizId)
    await roster.get(tx, entered, participantId)
    const submission = await submissions.holdOf(participantId)
    ensure(submission, 'noActiveSubmission')
    allow(sittingRefusal(submission, at))
    return [submission]
  }

  /** Answers with how many stand still now. Whose time is out is left to the sweep. */
  async function stop(tx: Tx, quizId: string, held: readonly SubmissionRow[], at: Date): Promise<number> {
    const atWork = held.filter((one) => hasTimeLeft(one, at))
    const changed = atWork.filter(({ pausedAt }) => !pausedAt).map((one) => stopped(one, at))
    await write(tx, quizId, { changed, kind: 'paused', at })
    return atWork.length
  }

  /** Answers with how many work on now. */
  async function runOn(tx: Tx, quizId: string, held: readonly SubmissionRow[], at: Date): Promise<number> {
    const atWork = held.filter((one) => hasTimeLeft(one, at))
    const changed = held.filter(({ pausedAt }) => pausedAt).map((one) => running(one, at))
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

function ensureOpen(quiz: Entered['quiz'], at: Date): void {
  const phase = phaseAt(quiz, at)
  ensure(phase !== 'draft', 'quizNotActive')
  ensure(phase !== 'scheduled', 'quizNotStarted')
  ensure(phase !== 'completed', 'quizEnded')
}

export type Pausing = ReturnType<typeof createPausing>
