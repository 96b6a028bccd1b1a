import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '#server/database/client.ts'
import { participants } from '#server/database/schema/participants.ts'
import { answers, submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { COLUMNS, isHandedIn } from '../rows/repository.ts'

/** What somebody wrote to an open question, and what whoever graded it has to say. */
export interface WrittenAnswer {
  submissionId: string
  questionId: string
  answer: GivenAnswer | null
  feedback: string
}

export function comparisonRepository(db: DbOrTx) {
  return {
    /** What counts for those who handed these in, in the same order; of several attempts that may be another one by now. */
    async listCounting(quizId: string, submissionIds: readonly string[]): Promise<string[]> {
      const named = alias(submissions, 'named')
      const rows = await db
        .select({ id: submissions.id, named: named.id })
        .from(named)
        .innerJoin(submissions, eq(submissions.participantId, named.participantId))
        .where(and(isHandedIn(quizId), inArray(named.id, [...submissionIds])))
      const byName = new Map(rows.map(({ id, named }) => [named, id]))
      return submissionIds.flatMap((id) => byName.get(id) ?? [])
    },

    /** Those of these that were handed in, in no order, each with its sheet. */
    listCompared: (quizId: string, submissionIds: readonly string[]) =>
      db
        .select({ ...COLUMNS, marks: submissions.marks })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .leftJoin(users, eq(users.id, participants.userId))
        .where(and(isHandedIn(quizId), inArray(submissions.id, [...submissionIds]))),

    listWrittenTo: (
      submissionIds: readonly string[],
      questionIds: readonly string[],
    ): Promise<WrittenAnswer[]> =>
      db
        .select({
          submissionId: answers.submissionId,
          questionId: answers.questionId,
          answer: answers.answer,
          feedback: answers.feedback,
        })
        .from(answers)
        .where(
          and(
            inArray(answers.submissionId, [...submissionIds]),
            inArray(answers.questionId, [...questionIds]),
          ),
        ),
  }
}
