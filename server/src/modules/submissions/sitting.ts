import { attemptRefusal, hasAttemptLeft } from '@probant/contract/submissions/attempts'
import type { Sitting } from '@probant/contract/submissions/taking'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { Accommodated } from '#server/modules/accommodations/index.ts'
import { isShown, type Lobbies } from '#server/modules/admission/index.ts'
import { type MovedEnd, type Publication, type QuizPapers, statusAt } from '#server/modules/quizzes/index.ts'
import { knownParticipantRepository, reopenRefusal } from '#server/modules/roster/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { createAtMost } from '#server/platform/at-most.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { beginningRefusal, deadlineAfter } from './beginning.ts'
import { gainedMs } from './deadline.ts'
import { incidentRepository } from './incidents/repository.ts'
import { judge, type Noted, rulesFor } from './incidents/verdict.ts'
import { answerRepository } from './journal/repository.ts'
import { sheetOf, shown } from './journal/sheet.ts'
import { namesIn, renamed } from './paper-names.ts'
import { latestDeadline } from './pausing/stopped-clock.ts'
import { presentReceipt } from './present.ts'
import { sittingRefusal } from './progress.ts'
import { type SubmissionRow, submissionRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  lobby: Lobbies
  papers: QuizPapers
  publication: Publication
  begun: Announcement<BegunSubmission>
}

/** Somebody has the paper in front of them from now on. */
export interface BegunSubmission {
  submissionId: string
}

type Invited = Awaited<ReturnType<Lobbies['find']>>

/** Somebody at work on their paper, from the start on. */
export function createSittings({ db, now, lobby, papers, publication, begun }: Dependencies) {
  const starts = createAtMost(STARTS_AT_ONCE)

  return {
    extend,
    followEnd,
    passOn,

    /** The clock runs from now. Pressed twice, or after a lost answer, it is the same start, also of another attempt. */
    async start(actor: Actor, quizId: string, { browserId, attempt }: Start): Promise<Sitting> {
      const { invited, isFresh, submission } = await starts.run(() =>
        db.transaction(async (tx) => {
          const invited = await lobby.lock(tx, actor, quizId)
          const submissions = submissionRepository(tx)
          const latest = await submissions.findOf(invited.participant.id)
          if (latest && !latest.finishedAt) return { invited, isFresh: false, submission: latest }

          if (latest) allow(anotherRefusal(invited, latest, attempt))
          const row = beginning(invited, { browserId, number: latest ? attempt : 1 })
          if (latest) await submissions.update(latest.id, { isLatest: false })
          const submission = await submissions.create(row)
          await begun.announce(tx, { submissionId: submission.id })
          return { invited, isFresh: true, submission }
        }),
      )
      return present(db, invited, submission, browserId, isFresh ? NOTHING_YET : undefined)
    },

    async get(actor: Actor, quizId: string, browserId: string): Promise<Sitting> {
      const invited = await lobby.find(db, actor, quizId)
      const submission = await submissionRepository(db).findOf(invited.participant.id)
      ensure(submission && isShown(submission, invited.shownFrom), 'noActiveSubmission')
      return present(db, invited, submission, browserId)
    },

    /** The same for whoever is in already; nothing before they have begun. */
    async find(invited: Invited, browserId: string): Promise<Sitting | null> {
      const submission = invited.startedAt && (await submissionRepository(db).findOf(invited.participant.id))
      return submission && isShown(submission, invited.shownFrom)
        ? present(db, invited, submission, browserId)
        : null
    },

    /** Explicitly: the page that had it is shut out from here on. */
    takeOver: (actor: Actor, quizId: string, browserId: string): Promise<Sitting> =>
      db.transaction(async (tx) => {
        const invited = await lobby.find(tx, actor, quizId)
        const submissions = submissionRepository(tx)
        const submission = await submissions.lockOf(invited.participant.id)
        ensure(submission, 'noActiveSubmission')
        allow(sittingRefusal(submission, now()))

        await submissions.update(submission.id, { browserId })
        // Nobody has it after it was reopened, or passed on to another device: then it is only come back to.
        const isTaken = submission.browserId !== null && submission.browserId !== browserId
        if (isTaken) await incidentRepository(tx).note(submission.id, 'taken_over', now())
        return present(tx, invited, { ...submission, browserId }, browserId)
      }),
  }

  /**
   * More time, or less again, reaches those who have begun at once; also those whom violations have stopped, for they
   * may be let continue with the time that was left.
   */
  async function extend(tx: Tx, { quizId, granted }: Accommodated): Promise<void> {
    const submissions = submissionRepository(tx)
    const addedMs = new Map(granted.map((one) => [one.participantId, one.addedMinutes * MINUTE]))
    const isOpen = ({ finishedAt, ending }: SubmissionRow) => !finishedAt || ending === 'terminated'
    const locked = (await submissions.lockAllOf([...addedMs.keys()])).filter(isOpen)
    const extended = locked.map((one) => ({
      ...one,
      deadlineAt: later(one.deadlineAt, addedMs.get(one.participantId) ?? 0),
    }))
    await setClocks(tx, quizId, extended)
  }

  /** The quiz ends later: whose time it cut short has more at once. Whoever was handed in at the old end stays so. */
  async function followEnd(tx: Tx, { quiz, from, to }: MovedEnd): Promise<void> {
    const { id, durationMinutes } = quiz
    // Their own window is another end.
    const windowed = new Set(await knownParticipantRepository(tx).listWindowed(id))
    const locked = await submissionRepository(tx).lockOpen(id)
    const followers = locked.filter(({ participantId }) => !windowed.has(participantId))
    const moved = followers.flatMap((one) => {
      const gained = gainedMs({ startedAt: one.startedAt, durationMinutes, from, to })
      return gained > 0 ? { ...one, deadlineAt: later(one.deadlineAt, gained) } : []
    })
    await setClocks(tx, id, moved)
  }

  /** They go on with another device: whichever page comes next has it, and the one that had it is shut out. */
  async function passOn(tx: Tx, { participantId }: { participantId: string }): Promise<void> {
    const submission = await submissionRepository(tx).lockOf(participantId)
    if (!submission || submission.finishedAt) return
    await submissionRepository(tx).update(submission.id, { browserId: null })
    await incidentRepository(tx).note(submission.id, 'let_in_again', now())
  }

  async function setClocks(tx: Tx, quizId: string, changed: readonly SubmissionRow[]): Promise<void> {
    if (changed.length === 0) return
    await submissionRepository(tx).setClocks(changed)
    // That may lie behind what the quiz reckons with: their clock stands still, or has.
    const latest = Math.max(...changed.map((one) => latestDeadline(one).getTime()))
    await publication.runOn(tx, quizId, new Date(latest))
  }

  /** Why can they not begin this attempt after the latest? It has to be the one that comes next. */
  function anotherRefusal(
    { quiz, bestPercent }: Invited,
    { number, finishedAt }: SubmissionRow,
    attempt: number,
  ) {
    if (attempt !== number + 1) return 'alreadySubmitted'
    return attemptRefusal({ number, finishedAt, bestPercent }, quiz, now())
  }

  function beginning(invited: Invited, { browserId, number }: Beginning) {
    const { participant, quiz } = invited
    const startedAt = now()
    allow(beginningRefusal(invited, startedAt))
    const deadlineAt = deadlineAfter(invited, startedAt)
    const which = { number, isLatest: true, counts: number === 1 }
    return { quizId: quiz.id, participantId: participant.id, ...which, startedAt, deadlineAt, browserId }
  }

  async function present(
    db: DbOrTx,
    { participant, quiz, bestPercent }: Invited,
    submission: SubmissionRow,
    browserId: string,
    known?: typeof NOTHING_YET,
  ): Promise<Sitting> {
    const drawn = await papers.drawFor(db, quiz, {
      participantId: participant.id,
      attempt: submission.number,
    })
    const nameOf = namesIn(quiz.id)
    const sheet = sheetOf(drawn, nameOf)
    const rules = rulesFor(participant, quiz)
    const { held, noted } = known ?? {
      held: await answerRepository(db).list([submission.id]),
      noted: await incidentRepository(db).list(submission.id),
    }
    const { answersShown, attempts } = quiz.options
    const standing = {
      status: statusAt(quiz, now()),
      answersShown,
      // What comes of one that runs nobody knows yet.
      hasAttemptLeft: submission.finishedAt
        ? hasAttemptLeft({ ...submission, bestPercent }, quiz)
        : submission.number < attempts.most,
    }
    const { warning, counted } = judge(noted, rules)
    const { paging, canGoBack, antiCheat, requiresFullScreen } = quiz.options
    return {
      submissionId: submission.id,
      attempt: submission.number,
      attemptsMost: attempts.most,
      startedAt: submission.startedAt.toISOString(),
      deadlineAt: submission.deadlineAt.toISOString(),
      now: now().toISOString(),
      isHere: submission.browserId === browserId,
      isFree: submission.browserId === null,
      paper: papers.paperOf(quiz, renamed(drawn, nameOf)),
      answers: held.flatMap(({ submissionId: _, ...entry }) => shown(sheet, entry) ?? []),
      paging,
      canGoBack,
      antiCheat,
      requiresFullScreen,
      exemptions: rules.exemptions,
      isPaused: submission.pausedAt !== null,
      pausedAt: submission.pausedAt?.toISOString() ?? null,
      warning,
      wasWarned: counted.size > 0,
      canBeReopened: !reopenRefusal({ isGone: false, ending: 'terminated' }, standing),
      lastNumber: lastNumberOf(held, noted),
      receipt: presentReceipt(submission),
    }
  }
}

interface Start {
  browserId: string
  /** Which attempt it is meant to be. */
  attempt: number
}

interface Beginning {
  browserId: string
  number: number
}

/** A whole school presses the button in the same second: whoever is at work meanwhile goes on saving. */
const STARTS_AT_ONCE = 4

/** Whoever has just begun has neither answered nor done anything. */
const NOTHING_YET = { held: [] as HeldAnswers, noted: [] as Noted[] }
type HeldAnswers = Awaited<ReturnType<ReturnType<typeof answerRepository>['list']>>

/**
 * Whoever takes over counts on far above whatever the page before has numbered and not sent: if that one comes back
 * later, what is newer counts, and what only it knows is not lost.
 */
function lastNumberOf(held: readonly { number: number }[], noted: readonly Noted[]): number {
  const takeOvers = noted.filter(({ kind }) => kind === 'taken_over' || kind === 'let_in_again').length
  const numbers = [...held, ...noted].map(({ number }) => number ?? 0)
  return Math.max(takeOvers * NUMBERS_OF_ONE_PAGE, ...numbers)
}

/** More than anybody changes in one page. */
const NUMBERS_OF_ONE_PAGE = 1_000_000

export type Sittings = ReturnType<typeof createSittings>
