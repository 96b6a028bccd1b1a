import type { Participant } from '@probant/contract/participants/participant'
import { percentOf } from '@probant/contract/scale/scaled-score'
import { hasAttemptLeft, type Taken } from '@probant/contract/submissions/attempts'
import type { Db } from '#server/database/client.ts'
import { type Publication, type QuizAccess, statusAt } from '#server/modules/quizzes/index.ts'
import { type Roster, reopenRefusal } from '#server/modules/roster/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createCounting } from '../attempts/counting.ts'
import { attemptRepository } from '../attempts/repository.ts'
import { answerRepository } from '../journal/repository.ts'
import type { MovedResults } from '../marking/moved.ts'
import type { Pausing } from '../pausing/service.ts'
import { running } from '../pausing/stopped-clock.ts'
import { type SubmissionRow, submissionRepository } from '../repository.ts'
import { incidentRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  access: QuizAccess
  publication: Publication
  roster: Pick<Roster, 'get'>
  pausing: Pausing
  resultsMoved: Announcement<MovedResults>
}

/** A submission that was ended by mistake goes on, with the time that was left. */
export function createReopening({
  db,
  now,
  access,
  publication,
  roster,
  pausing,
  resultsMoved,
}: Dependencies) {
  return {
    reopen: (actor: Actor, quizId: string, participantId: string): Promise<Participant> =>
      db.transaction(async (tx) => {
        const authorized = await access.authorizeCreatorAndLock(tx, actor, quizId)
        const { isGone } = await roster.get(tx, authorized, participantId)
        const submissions = submissionRepository(tx)
        const finished = await attemptRepository(tx).lockFinished(participantId)
        const submission = finished.find(({ isLatest }) => isLatest)
        const at = now()
        const standing = {
          status: statusAt(authorized.quiz, at),
          answersShown: authorized.quiz.options.answersShown,
          hasAttemptLeft: submission ? hasAttemptLeft(takenIn(finished, submission), authorized.quiz) : false,
        }
        allow(reopenRefusal({ isGone, ending: submission?.ending ?? null }, standing))
        // A member of the organization reads every quiz of it that is over.
        const userId = standing.status === 'completed' && (await submissions.findAccountOf(participantId))
        ensure(!userId || !(await access.isInside(tx, authorized.quiz, userId)), 'answersSeen')

        if (submission?.finishedAt) {
          // Shut out, their clock stood still: the time is neither lost to them nor counted as taken.
          const anew = running({ ...submission, ...ANEW, pausedAt: submission.finishedAt }, at)
          await submissions.update(submission.id, anew)
          await createCounting(tx).recount([submission])
          // What they answer may change, and with it what it is worth.
          await answerRepository(tx).forgetGrades(submission.id)
          await resultsMoved.announce(tx, { submissionIds: [submission.id] })
          await incidentRepository(tx).note(submission.id, 'reopened', at)
          await publication.runOn(tx, quizId, anew.deadlineAt)
          // The clock of all stands still: theirs too.
          if (authorized.quiz.pausedAt) await pausing.stop(tx, quizId, [anew], at)
        }
        return roster.get(tx, authorized, participantId)
      }),
  }
}

function takenIn(finished: readonly SubmissionRow[], { number, finishedAt }: SubmissionRow): Taken {
  const percents = finished.flatMap(({ points, totalPoints }) =>
    points === null || totalPoints === null ? [] : (percentOf({ points, totalPoints }) ?? []),
  )
  return { number, finishedAt, bestPercent: percents.length > 0 ? Math.max(...percents) : null }
}

const ANEW = {
  finishedAt: null,
  ending: null,
  answerCount: null,
  checksum: null,
  browserId: null,
  // Whoever was shut out was not gone.
  seenAt: null,
  scorePercent: null,
  points: null,
  totalPoints: null,
  ungradedCount: null,
  marks: null,
  notifiedAt: null,
}
