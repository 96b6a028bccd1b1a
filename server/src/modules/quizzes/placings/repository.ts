import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { type QuestionSnapshot, questions } from '#server/database/schema/questions.ts'
import { quizQuestions } from '#server/database/schema/quizzes.ts'

type PlacingRow = typeof quizQuestions.$inferSelect

/** Where a question stands in a quiz, and for how many points. */
export type Placing = Omit<PlacingRow, 'quizId' | 'frozen'>
export type Held = Placing & { question: QuestionSnapshot }

/** A question as the quiz asks it: the frozen copy, or the bank's for a draft. */
export type AskedQuestion = Placing & QuestionSnapshot

/** Which questions are in a quiz. */
export function placingRepository(db: DbOrTx) {
  return {
    list: (quizId: string): Promise<(Placing & Pick<PlacingRow, 'frozen'>)[]> =>
      db
        .select({ ...PLACING, frozen: quizQuestions.frozen })
        .from(quizQuestions)
        .where(eq(quizQuestions.quizId, quizId)),

    /** In one query, however many there are. */
    async listAsked(quizId: string): Promise<AskedQuestion[]> {
      const rows = await db
        .select({ placing: PLACING, frozen: quizQuestions.frozen, question: SNAPSHOT })
        .from(quizQuestions)
        .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
        .where(eq(quizQuestions.quizId, quizId))
        .orderBy(asc(quizQuestions.section), asc(quizQuestions.position))
      return rows.map(({ placing, frozen, question }) => ({ ...placing, ...(frozen ?? question) }))
    },

    /**
     * Those of these that are in the workspace, as the bank has them now. Until the transaction ends, nobody edits or
     * deletes them; always in the same order, so that two such calls never wait for each other.
     */
    async hold<P extends Placing>(
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

    /** The questions of a quiz become these. */
    async set(quizId: string, rows: Omit<PlacingRow, 'quizId'>[]): Promise<void> {
      const ids = rows.map(({ questionId }) => questionId)
      const isOfQuiz = eq(quizQuestions.quizId, quizId)
      await db
        .delete(quizQuestions)
        .where(ids.length === 0 ? isOfQuiz : and(isOfQuiz, notInArray(quizQuestions.questionId, ids)))
      if (rows.length === 0) return
      await db
        .insert(quizQuestions)
        .values(rows.map((row) => ({ quizId, ...row })))
        .onConflictDoUpdate({
          target: [quizQuestions.quizId, quizQuestions.questionId],
          set: {
            section: sql`excluded.section`,
            position: sql`excluded.position`,
            points: sql`excluded.points`,
            frozen: sql`excluded.frozen`,
          },
        })
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
