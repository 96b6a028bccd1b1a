import {
  type AnyColumn,
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { answers, submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'

interface Slice {
  /** Of which the other names of submissions are made. */
  blindKey: string
  isBlind: boolean
  /** Leaves out what has a grade. */
  isUngradedOnly: boolean
  page: number
  pageSize: number
}

export type OpenAnswerRow = Awaited<ReturnType<ReturnType<typeof gradingRepository>['listOf']>>[number]

/** What waits for a person, and what they gave for it. Reads only. */
export function gradingRepository(db: DbOrTx) {
  return {
    /** By question: how many answers there are, and how many of them have a grade. */
    async count(quizId: string, questionIds: readonly string[]) {
      if (questionIds.length === 0) return new Map<string, { answerCount: number; gradedCount: number }>()
      const rows = await db
        .select({
          questionId: answers.questionId,
          answerCount: count(),
          gradedCount: count(answers.points),
        })
        .from(submissions)
        .innerJoin(answers, eq(answers.submissionId, submissions.id))
        .where(and(eq(submissions.quizId, quizId), isToBeGraded(questionIds)))
        .groupBy(answers.questionId)
      return new Map(rows.map(({ questionId, ...counts }) => [questionId, counts]))
    },

    /** How many submissions are over, wait for a grade, or are at work. */
    async countSubmissions(quizId: string) {
      const [row] = await db
        .select({
          finishedCount: count(submissions.finishedAt),
          ungradedCount: sql`count(*) filter (where ${submissions.ungradedCount} > 0)`.mapWith(Number),
          runningCount: sql`count(*) filter (where ${submissions.finishedAt} is null)`.mapWith(Number),
        })
        .from(submissions)
        .where(eq(submissions.quizId, quizId))
      return row ?? { finishedCount: 0, ungradedCount: 0, runningCount: 0 }
    },

    /** When it was over; null while it runs, nothing where it is not of this quiz. */
    async findFinish(quizId: string, submissionId: string): Promise<Date | null | undefined> {
      const [row] = await db
        .select({ finishedAt: submissions.finishedAt })
        .from(submissions)
        .where(and(eq(submissions.id, submissionId), eq(submissions.quizId, quizId)))
      return row?.finishedAt
    },

    /** By its own name, or by the other. */
    async findSubmissionId(quizId: string, name: string, blindKey: string): Promise<string | undefined> {
      const isIt = or(eq(submissions.id, name), sql`${blindIdOf(submissions.id, blindKey)} = ${name}::uuid`)
      const [row] = await db
        .select({ id: submissions.id })
        .from(submissions)
        .where(and(eq(submissions.quizId, quizId), isIt))
      return row?.id
    },

    /** When the results were given out. */
    async findRelease(quizId: string): Promise<Date | null> {
      const [row] = await db
        .select({ releasedAt: quizzes.releasedAt })
        .from(quizzes)
        .where(eq(quizzes.id, quizId))
      return row?.releasedAt ?? null
    },

    /** Those that wait come first; by name, or in an order that says nothing of whose they are. */
    listTo(quizId: string, questionId: string, { blindKey, isBlind, isUngradedOnly, page, pageSize }: Slice) {
      const numbered = numberedAnswers(quizId, [questionId], blindKey)
      return db
        .select()
        .from(numbered)
        .where(isUngradedOnly ? isNull(numbered.points) : undefined)
        .orderBy(
          sql`${numbered.points} is not null`,
          ...(isBlind
            ? []
            : [
                sql`${numbered.name} = ''`,
                sql`normalize(lower(${numbered.name}), nfd)`,
                asc(numbered.email),
              ]),
          asc(numbered.number),
        )
        .limit(pageSize)
        .offset((page - 1) * pageSize)
    },

    listOf(
      quizId: string,
      questionIds: readonly string[],
      { submissionId, blindKey }: { submissionId: string; blindKey: string },
    ) {
      const numbered = numberedAnswers(quizId, questionIds, blindKey)
      return db.select().from(numbered).where(eq(numbered.submissionId, submissionId))
    },
  }

  /** Numbered by chance, though always alike: who knows the list of participants can't tell whose is the third. */
  function numberedAnswers(quizId: string, questionIds: readonly string[], blindKey: string) {
    return db
      .select({
        submissionId: answers.submissionId,
        blindId: blindIdOf(answers.submissionId, blindKey).as('blind_id'),
        questionId: answers.questionId,
        number:
          sql`row_number() over (partition by ${answers.questionId} order by md5(${blindKey} || ${answers.submissionId}::text || ${answers.questionId}::text))`
            .mapWith(Number)
            .as('number'),
        name: PARTICIPANT_NAME.as('name'),
        email: participants.email,
        attempt: sql`${submissions.number}`.mapWith(Number).as('attempt'),
        answer: answers.answer,
        points: answers.points,
        feedback: answers.feedback,
        gradedAt: answers.gradedAt,
        notifiedAt: submissions.notifiedAt,
      })
      .from(submissions)
      .innerJoin(answers, eq(answers.submissionId, submissions.id))
      .innerJoin(participants, eq(participants.id, submissions.participantId))
      .leftJoin(users, eq(users.id, participants.userId))
      .where(and(eq(submissions.quizId, quizId), isToBeGraded(questionIds)))
      .as('numbered')
  }
}

/** A hash in the form of an id: its digits 13 and 17 say of which kind it is. */
function blindIdOf(submissionId: AnyColumn, blindKey: string): SQL<string> {
  const hash = sql`md5(${blindKey} || ${submissionId}::text)`
  return sql<string>`overlay(overlay(${hash} placing '8' from 13) placing 'a' from 17)::uuid`
}

/** What was answered, and is over. */
function isToBeGraded(questionIds: readonly string[]): SQL | undefined {
  return and(
    isNotNull(submissions.finishedAt),
    inArray(answers.questionId, [...questionIds]),
    isNotNull(answers.answer),
  )
}
