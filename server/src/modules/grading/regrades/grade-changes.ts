import type { Regrade, RegradePreview } from '@probant/contract/grading/regrading'
import { scalingOf } from '@probant/contract/scale/scale'
import type { Tx } from '#server/database/client.ts'
import type { Authorized } from '#server/modules/quizzes/index.ts'
import type { Grades } from '#server/modules/submissions/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { BlindIds } from '../blind-ids.ts'
import { undoRefusal } from '../policy.ts'
import { movedAmong, presentPreview } from './present.ts'
import { type Change, type RegradeRow, regradeRepository } from './repository.ts'

interface Dependencies {
  grades: Grades
  blindIds: BlindIds
}

type GradeRegrade = Extract<Regrade, { kind: 'grade' }>
type Quiz = Authorized['quiz']

/** One person's grade becomes another one. */
export function createGradeChanges({ grades, blindIds }: Dependencies) {
  return {
    async preview(tx: Tx, quiz: Quiz, regrade: GradeRegrade): Promise<RegradePreview> {
      const { submission, answer, question, waitingPoints } = await lock(tx, quiz, regrade)
      const difference = regrade.points - Math.min(answer.points ?? 0, question.points)
      const total = question.scoring === 'normal' ? submission.totalPoints : null
      const before = { ...submission, points: submission.points ?? 0 }
      const after = { ...before, points: total ? before.points + difference : before.points }
      const waiting = { before: waitingPoints, after: waitingPoints }
      const moved = movedAmong([{ id: submission.id, before, after, waiting }])
      const people = await regradeRepository(tx).namesOf([submission.id])
      return presentPreview(1, moved, people, scalingOf(quiz))
    },

    async apply(tx: Tx, actor: Actor, quiz: Quiz, regrade: GradeRegrade): Promise<Change> {
      const held = await lock(tx, quiz, regrade)
      const { points, feedback } = regrade
      const before = { points: held.answer.points, feedback: held.answer.feedback }
      await grades.give(tx, held, { ...held.answer, points, feedback, gradedBy: actor.userId })
      const changedCount = points === before.points ? 0 : 1
      return { submissionId: held.submission.id, before, after: { points, feedback }, changedCount }
    },

    async undo(tx: Tx, actor: Actor, row: RegradeRow): Promise<void> {
      const { quizId, questionId, before, after } = row
      const held = await grades.lock(tx, { quizId, questionId, submissionId: row.submissionId ?? '' })
      // Who was let continue since has other grades, or none.
      ensure(
        held.answer.points === after.points && held.answer.feedback === after.feedback,
        'regradeNotUndoable',
      )
      const { points = null, feedback = '' } = before
      await grades.give(tx, held, { ...held.answer, points, feedback, gradedBy: actor.userId })
    },
  }

  /** A grade that its participant knows; others are undone and given anew. */
  async function lock(tx: Tx, { id: quizId, releasedAt }: Quiz, regrade: GradeRegrade) {
    const { questionId, points, feedback } = regrade
    const submissionId = await blindIds.reveal(tx, { quizId, submissionId: regrade.submissionId })
    const held = await grades.lock(tx, { quizId, questionId, submissionId })
    ensure(points <= held.question.points, 'scoreAboveMaximum', { max: held.question.points })
    const { gradedAt } = held.answer
    ensure(gradedAt, 'openAnswerNotFound')
    const undoable = !undoRefusal({ gradedAt, notifiedAt: held.submission.notifiedAt, releasedAt })
    ensure(!undoable, 'alreadyGraded')
    ensure(held.answer.points !== points || held.answer.feedback !== feedback, 'nothingToRegrade')
    return held
  }
}
