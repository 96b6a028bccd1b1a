import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { COUNTING_ATTEMPT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { participants } from '#server/database/schema/participants.ts'
import { answers, type MarkSheet, submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { BY_NAME, COLUMNS, isHandedIn, keyOf, selectResults } from '../rows/repository.ts'

/** Where a page of all of them ended. */
interface Person {
  name: string
  email: string
}

/** Somebody who takes part and has not handed in. */
export interface AbsentRow extends Person {
  hasBegun: boolean
}

/** What somebody has written, by question, and what that was worth. */
export interface Written {
  marks: MarkSheet | null
  answers: ReadonlyMap<string, GivenAnswer | null>
}

/** Everything of a quiz, so many rows at a time. */
export function exportedResultRepository(db: DbOrTx) {
  return {
    async listWritten(submissionIds: readonly string[]): Promise<Map<string, Written>> {
      const ids = [...submissionIds]
      const sheets = await db
        .select({ id: submissions.id, marks: submissions.marks })
        .from(submissions)
        .where(inArray(submissions.id, ids))
      const given = await db
        .select({
          submissionId: answers.submissionId,
          questionId: answers.questionId,
          answer: answers.answer,
        })
        .from(answers)
        .where(inArray(answers.submissionId, ids))
      const bySubmission = Map.groupBy(given, ({ submissionId }) => submissionId)
      return new Map(
        sheets.map(({ id, marks }) => {
          const held = bySubmission.get(id) ?? []
          return [id, { marks, answers: new Map(held.map(({ questionId, answer }) => [questionId, answer])) }]
        }),
      )
    },

    /** The next so many of all who take part, whether or not they have handed in; in the same order. */
    async everybodyAfter(quizId: string, last: Person | undefined, limit: number) {
      const found = await db
        .select({
          ...COLUMNS,
          submissionId: sql<string>`${submissions.id}`,
          isHandedIn: sql<boolean>`${submissions.finishedAt} is not null`,
          hasBegun: sql<boolean>`${submissions.id} is not null`,
        })
        .from(participants)
        .leftJoin(submissions, COUNTING_ATTEMPT)
        .leftJoin(users, eq(users.id, participants.userId))
        .where(and(eq(participants.quizId, quizId), last && isAfter(last)))
        .orderBy(...BY_NAME)
        .limit(limit)
      return found.map(({ isHandedIn, hasBegun, ...row }): typeof row | AbsentRow =>
        isHandedIn ? row : { name: row.name, email: row.email, hasBegun },
      )
    },

    /** The next so many of all of them, by name, then by address. */
    pageAfter: (quizId: string, last: Person | undefined, limit: number) =>
      selectResults(db)
        .where(and(isHandedIn(quizId), last && isAfter(last)))
        .orderBy(...BY_NAME)
        .limit(limit),
  }
}

function isAfter({ name, email }: Person): SQL {
  const last = sql`(${name === ''}::boolean, ${keyOf(sql`${name}::text`)}, ${email}::text)`
  return sql`(${PARTICIPANT_NAME} = '', ${keyOf(PARTICIPANT_NAME)}, ${participants.email}) > ${last}`
}
