import { GRADED_TYPES } from '@probant/kinds'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes, regrades } from '#server/database/schema/quizzes.ts'
import { answers, submissions } from '#server/database/schema/submissions.ts'
import type { SubmissionRow } from '../repository.ts'

export type RegradeRow = typeof regrades.$inferSelect

/** What came of submissions, and who has still to be told of it. Reads only. */
export function markRepository(db: DbOrTx) {
  return {
    /** What came of a quiz so far, with the answers to one question; the next so many after that one. */
    async listSheets(quizId: string, questionId: string, { after, limit }: { after: string; limit: number }) {
      const rows = await db
        .select({
          id: submissions.id,
          points: submissions.points,
          totalPoints: submissions.totalPoints,
          ungradedCount: submissions.ungradedCount,
          marks: submissions.marks,
          answer: answers.answer,
          givenPoints: answers.points,
        })
        .from(submissions)
        // Said of both, for it is not concluded: otherwise each portion would go through all answers before it.
        .leftJoin(
          answers,
          and(
            eq(answers.submissionId, submissions.id),
            gt(answers.submissionId, after),
            eq(answers.questionId, questionId),
          ),
        )
        .where(
          and(eq(submissions.quizId, quizId), gt(submissions.id, after), isNotNull(submissions.finishedAt)),
        )
        .orderBy(asc(submissions.id))
        .limit(limit)
      return rows
    },

    /** What was applied to a quiz, or undone, after that moment. */
    listRegradesSince: (quizId: string, since: Date): Promise<RegradeRow[]> =>
      db
        .select()
        .from(regrades)
        .where(
          and(eq(regrades.quizId, quizId), or(gt(regrades.appliedAt, since), gt(regrades.undoneAt, since))),
        ),

    lockUnmarked: (limit: number): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(and(isNotNull(submissions.finishedAt), isNull(submissions.marks)))
        .limit(limit)
        .for('update', { skipLocked: true }),

    /**
     * Wholly graded, to be seen, and not told yet, with when the last that waited for a person was settled; until the
     * transaction ends nobody changes them, nor those who take part. Of a quiz that is held: all of them; else a few that
     * are free.
     */
    lockUnnotified: (which: { quizId: string } | { gradedBy: Date; limit: number }) => {
      const settledAt = sql<Date | null>`max(greatest(${answers.gradedAt}, ${regrades.appliedAt}))`
      const gradedAt = db
        .select({ at: settledAt.mapWith(answers.gradedAt).as('at') })
        .from(answers)
        .leftJoin(regrades, isSpared)
        .where(eq(answers.submissionId, submissions.id))
        .as('graded')
      const untold = db
        .select({ id: submissions.id, participantId: submissions.participantId, gradedAt: gradedAt.at })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .innerJoin(quizzes, eq(quizzes.id, submissions.quizId))
        .crossJoinLateral(gradedAt)
        .$dynamic()
      const isUnnotified = and(isNotNull(submissions.scorePercent), isNull(submissions.notifiedAt))
      if ('quizId' in which)
        return untold
          .where(and(eq(submissions.quizId, which.quizId), isUnnotified))
          .orderBy(asc(submissions.id))
          .for('update', { of: [submissions, participants] })
      const isSeen = or(isNotNull(quizzes.releasedAt), sql`${quizzes.options}->>'scoreShown' = 'at_once'`)
      return untold
        .where(and(isUnnotified, isSeen, or(isNull(gradedAt.at), lte(gradedAt.at, which.gradedBy))))
        .limit(which.limit)
        .for('update', { of: [submissions, participants], skipLocked: true })
    },
  }
}

/** An answer that no person has to grade any more, for its question was dropped, or given to all, after it was handed in. */
const isSpared = and(
  eq(regrades.quizId, submissions.quizId),
  eq(regrades.questionId, answers.questionId),
  inArray(regrades.kind, ['drop', 'give']),
  isNull(regrades.undoneAt),
  gte(regrades.appliedAt, submissions.finishedAt),
  inArray(sql`${answers.answer}->>'type'`, GRADED_TYPES),
)
