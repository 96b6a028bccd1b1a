import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { answers, submissions } from '#server/database/schema/submissions.ts'
import type { Marked, SubmissionRow } from '../repository.ts'

/** What came of submissions, and who was told of it. */
export function markRepository(db: DbOrTx) {
  return {
    /** What came of them, once more. */
    async mark(marked: readonly (Marked & { id: string })[]): Promise<void> {
      if (marked.length === 0) return
      await db.execute(sql`
        update ${submissions}
        set score_percent = done."scorePercent", points = done.points, total_points = done."totalPoints",
          ungraded_count = done."ungradedCount", marks = done.marks
        from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb)
          as done(id uuid, "scorePercent" double precision, points double precision,
            "totalPoints" double precision, "ungradedCount" int, marks json)
        where ${submissions.id} = done.id`)
    },

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
        .leftJoin(answers, and(eq(answers.submissionId, submissions.id), eq(answers.questionId, questionId)))
        .where(
          and(eq(submissions.quizId, quizId), gt(submissions.id, after), isNotNull(submissions.finishedAt)),
        )
        .orderBy(asc(submissions.id))
        .limit(limit)
      return rows
    },

    holdUnmarked: (limit: number): Promise<SubmissionRow[]> =>
      db
        .select()
        .from(submissions)
        .where(and(isNotNull(submissions.finishedAt), isNull(submissions.marks)))
        .limit(limit)
        .for('update', { skipLocked: true }),

    /**
     * Wholly graded, to be seen, and not told yet, with when the last of it was graded by hand; until the transaction ends
     * nobody changes them, nor those who take part. Of a quiz that is held: all of them; else a few that are free.
     */
    holdUntold: (which: { quizId: string } | { gradedBy: Date; limit: number }) => {
      const gradedAt = db
        .select({ at: sql<Date | null>`max(${answers.gradedAt})`.mapWith(answers.gradedAt).as('at') })
        .from(answers)
        .where(eq(answers.submissionId, submissions.id))
        .as('graded')
      const untold = db
        .select({ id: submissions.id, participantId: submissions.participantId, gradedAt: gradedAt.at })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .innerJoin(quizzes, eq(quizzes.id, submissions.quizId))
        .crossJoinLateral(gradedAt)
        .$dynamic()
      const isUntold = and(isNotNull(submissions.scorePercent), isNull(submissions.toldAt))
      if ('quizId' in which)
        return untold
          .where(and(eq(submissions.quizId, which.quizId), isUntold))
          .orderBy(asc(submissions.id))
          .for('update', { of: [submissions, participants] })
      const isSeen = or(isNotNull(quizzes.releasedAt), sql`${quizzes.options}->>'scoreShown' = 'at_once'`)
      return untold
        .where(and(isUntold, isSeen, or(isNull(gradedAt.at), lte(gradedAt.at, which.gradedBy))))
        .limit(which.limit)
        .for('update', { of: [submissions, participants], skipLocked: true })
    },

    async tell(submissionIds: readonly string[], at: Date): Promise<void> {
      if (submissionIds.length === 0) return
      await db
        .update(submissions)
        .set({ toldAt: at })
        .where(sql`${submissions.id} = any(${sql.param([...submissionIds])}::uuid[])`)
    },
  }
}
