import { and, count, desc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { participants } from '#server/database/schema/participants.ts'
import { regrades } from '#server/database/schema/quizzes.ts'
import { answers, submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'

export type RegradeRow = typeof regrades.$inferSelect
/** What a regrade comes to, as it is kept. */
export type Change = Pick<RegradeRow, 'submissionId' | 'before' | 'after' | 'changedCount'>

export function regradeRepository(db: DbOrTx) {
  return {
    async create(row: typeof regrades.$inferInsert): Promise<RegradeRow> {
      const [created] = await db.insert(regrades).values(row).returning()
      if (!created) throw new Error('the regrade was not written')
      return created
    },

    async find(quizId: string, regradeId: string): Promise<RegradeRow | undefined> {
      const [row] = await db
        .select()
        .from(regrades)
        .where(and(eq(regrades.quizId, quizId), eq(regrades.id, regradeId)))
      return row
    },

    /** The last change of a question, undone or not. */
    async findLast(quizId: string, questionId: string): Promise<RegradeRow | undefined> {
      return newestOf(and(eq(regrades.quizId, quizId), eq(regrades.questionId, questionId)))
    },

    /** The last of its kin that still stands: what came before it waits for it to be undone. */
    async findStanding({ quizId, questionId, submissionId }: RegradeRow): Promise<RegradeRow | undefined> {
      // Another key and another grade have nothing to do with each other, nor have the grades of two people.
      const isKin = submissionId ? eq(regrades.submissionId, submissionId) : ne(regrades.kind, 'grade')
      return newestOf(
        and(
          eq(regrades.quizId, quizId),
          eq(regrades.questionId, questionId),
          isKin,
          isNull(regrades.undoneAt),
        ),
      )
    },

    async undo(regradeId: string, at: Date): Promise<void> {
      await db.update(regrades).set({ undoneAt: at }).where(eq(regrades.id, regradeId))
    },

    /** Newest first, with who it was, and whether what it changed is still so: whoever was let continue has no grade. */
    list: (quizId: string, regradeId?: string) =>
      db
        .select({ regrade: regrades, appliedByName: users.username, isInForce: IS_IN_FORCE })
        .from(regrades)
        .leftJoin(users, eq(users.id, regrades.appliedBy))
        .leftJoin(
          answers,
          and(eq(answers.submissionId, regrades.submissionId), eq(answers.questionId, regrades.questionId)),
        )
        .where(and(eq(regrades.quizId, quizId), regradeId ? eq(regrades.id, regradeId) : undefined))
        .orderBy(desc(regrades.appliedAt)),

    /** What was filled in, the most frequent first; of each question no more than so many. */
    async listTexts(quizId: string, questionIds: readonly string[], limit: number) {
      const text = sql<string>`trim(${answers.answer}->>'text')`
      const texts = db
        .select({
          questionId: answers.questionId,
          text: text.as('text'),
          count: count().as('count'),
          place:
            sql<number>`row_number() over (partition by ${answers.questionId} order by count(*) desc, ${text})`.as(
              'place',
            ),
        })
        .from(submissions)
        .innerJoin(answers, eq(answers.submissionId, submissions.id))
        .where(
          and(
            eq(submissions.quizId, quizId),
            isNotNull(submissions.finishedAt),
            inArray(answers.questionId, [...questionIds]),
            isNotNull(answers.answer),
          ),
        )
        .groupBy(answers.questionId, sql`2`)
        .as('texts')
      return db
        .select({ questionId: texts.questionId, text: texts.text, count: texts.count })
        .from(texts)
        .where(lte(texts.place, limit))
        .orderBy(desc(texts.count), texts.text, texts.questionId)
    },

    /** Whose these are, by submission. */
    async namesOf(submissionIds: readonly string[]) {
      const rows = await db
        .select({
          id: submissions.id,
          name: PARTICIPANT_NAME,
          email: participants.email,
        })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .leftJoin(users, eq(users.id, participants.userId))
        .where(sql`${submissions.id} = any(${sql.param([...submissionIds])}::uuid[])`)
      return new Map(rows.map(({ id, ...person }) => [id, person]))
    },
  }

  async function newestOf(which: SQL | undefined): Promise<RegradeRow | undefined> {
    const [row] = await db.select().from(regrades).where(which).orderBy(desc(regrades.appliedAt)).limit(1)
    return row
  }
}

const IS_IN_FORCE = sql<boolean>`coalesce(${or(
  ne(regrades.kind, 'grade'),
  sql`${answers.points} = (${regrades.after}->>'points')::numeric and ${answers.feedback} = ${regrades.after}->>'feedback'`,
)}, false)`
