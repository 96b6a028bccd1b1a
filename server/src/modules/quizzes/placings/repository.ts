import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { type QuestionSnapshot, questions } from '#server/database/schema/questions.ts'
import { quizQuestions } from '#server/database/schema/quizzes.ts'

type PlacingRow = typeof quizQuestions.$inferSelect

/** Where a question stands in a quiz, and for how many points. */
export type Placing = Omit<PlacingRow, 'quizId' | 'frozen' | 'scoring'>
/** The same with the copy that was frozen, if one was. */
export type QuizPlacing = Omit<PlacingRow, 'quizId' | 'scoring'>
export type Held = Placing & { question: QuestionSnapshot }

/** A question as the quiz asks it: the frozen copy, or the bank's for a draft. */
export type AskedQuestion = Placing & Pick<PlacingRow, 'scoring'> & QuestionSnapshot

/** Which questions are in a quiz. */
export function placingRepository(db: DbOrTx) {
  return {
    list: (quizId: string): Promise<QuizPlacing[]> => placingsOf(db).execute({ quizId }),

    /** In one query, however many there are. */
    async listAsked(quizId: string): Promise<AskedQuestion[]> {
      const rows = await askedIn(db).execute({ quizId })
      return rows.map(({ placing, scoring, frozen, question }) => ({
        ...placing,
        scoring,
        ...(frozen ?? question),
      }))
    },

    /** The same of several quizzes, also in one. */
    async listAskedInAll(quizIds: readonly string[]): Promise<Map<string, AskedQuestion[]>> {
      const rows = await db
        .select({
          quizId: quizQuestions.quizId,
          placing: PLACING,
          scoring: quizQuestions.scoring,
          frozen: quizQuestions.frozen,
          question: SNAPSHOT,
        })
        .from(quizQuestions)
        .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
        .where(inArray(quizQuestions.quizId, [...quizIds]))
        .orderBy(asc(quizQuestions.section), asc(quizQuestions.position))
      const asked = rows.map(({ quizId, placing, scoring, frozen, question }) => ({
        quizId,
        question: { ...placing, scoring, ...(frozen ?? question) },
      }))
      const byQuiz = Map.groupBy(asked, ({ quizId }) => quizId)
      return new Map([...byQuiz].map(([quizId, of]) => [quizId, of.map(({ question }) => question)]))
    },

    /**
     * Those of these that are in the workspace, as the bank has them now. Until the transaction ends, nobody edits or
     * deletes them; always in the same order, so that two such calls never wait for each other.
     */
    async lock<P extends Placing>(
      workspaceId: string,
      placings: P[],
    ): Promise<(P & { question: QuestionSnapshot })[]> {
      if (placings.length === 0) return []
      const ids = placings.map(({ questionId }) => questionId)
      const rows = await db
        .select({ id: questions.id, question: SNAPSHOT })
        .from(questions)
        .where(and(eq(questions.workspaceId, workspaceId), inArray(questions.id, ids)))
        .orderBy(asc(questions.id))
        .for('share')
      const known = new Map(rows.map(({ id, question }) => [id, question]))
      return placings.flatMap((placing) => {
        const question = known.get(placing.questionId)
        return question ? [{ ...placing, question }] : []
      })
    },

    /** The questions of a quiz become these instead of those of `before`; what stays as it was is not written. */
    async set(quizId: string, rows: QuizPlacing[], before: QuizPlacing[]): Promise<void> {
      const known = new Map(before.map((row) => [row.questionId, row]))
      const changed = rows.filter((row) => !isDeepStrictEqual(row, known.get(row.questionId)))
      for (const { questionId } of rows) known.delete(questionId)
      if (known.size > 0)
        await db
          .delete(quizQuestions)
          .where(and(eq(quizQuestions.quizId, quizId), inArray(quizQuestions.questionId, [...known.keys()])))
      if (changed.length > 0) await db.execute(upsert(quizId, changed))
    },

    /** How one question of a published quiz is marked from now on. */
    async setKey(
      quizId: string,
      questionId: string,
      { content, scoring }: Pick<AskedQuestion, 'content' | 'scoring'>,
    ): Promise<void> {
      const frozen = sql`jsonb_set(${quizQuestions.frozen}, '{content}', ${JSON.stringify(content)}::jsonb)`
      await db
        .update(quizQuestions)
        .set({ frozen, scoring })
        .where(and(eq(quizQuestions.quizId, quizId), eq(quizQuestions.questionId, questionId)))
    },

    /** How one question of a published quiz is worded from now on. */
    async setWording(quizId: string, questionId: string, frozen: QuestionSnapshot): Promise<void> {
      await db
        .update(quizQuestions)
        .set({ frozen })
        .where(and(eq(quizQuestions.quizId, quizId), eq(quizQuestions.questionId, questionId)))
    },

    /** A draft follows the bank. */
    async thaw(quizId: string): Promise<void> {
      await db.update(quizQuestions).set({ frozen: null }).where(eq(quizQuestions.quizId, quizId))
    },
  }
}

const PLACING = {
  questionId: quizQuestions.questionId,
  section: quizQuestions.section,
  position: quizQuestions.position,
  points: quizQuestions.points,
}

/** What is frozen of a question. */
const SNAPSHOT = {
  type: questions.type,
  subject: questions.subject,
  language: questions.language,
  difficulty: questions.difficulty,
  title: questions.title,
  titleHtml: questions.titleHtml,
  content: questions.content,
  explanation: questions.explanation,
  explanationHtml: questions.explanationHtml,
} satisfies Record<keyof QuestionSnapshot, unknown>

const isOfQuiz = eq(quizQuestions.quizId, sql.placeholder('quizId'))

const placingsOf = prepared('placings.list', (db) =>
  db
    .select({ ...PLACING, frozen: quizQuestions.frozen })
    .from(quizQuestions)
    .where(isOfQuiz),
)

const askedIn = prepared('placings.listAsked', (db) =>
  db
    .select({
      placing: PLACING,
      scoring: quizQuestions.scoring,
      frozen: quizQuestions.frozen,
      question: SNAPSHOT,
    })
    .from(quizQuestions)
    .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
    .where(isOfQuiz)
    .orderBy(asc(quizQuestions.section), asc(quizQuestions.position)),
)

/** As one value: a statement with six for each of 500 rows would take longer to put together than to run. */
function upsert(quizId: string, rows: QuizPlacing[]): SQL {
  return sql`
    insert into ${quizQuestions} (quiz_id, question_id, section, position, points, frozen)
    select ${quizId}::uuid, placed."questionId", placed.section, placed.position, placed.points, placed.frozen
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as placed("questionId" uuid, section int, position int, points double precision, frozen jsonb)
    on conflict (quiz_id, question_id) do update
    set section = excluded.section, position = excluded.position, points = excluded.points, frozen = excluded.frozen`
}
