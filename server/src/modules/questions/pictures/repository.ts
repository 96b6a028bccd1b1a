import { and, eq, inArray, isNotNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { pictures, questionRevisions, questions } from '#server/database/schema/questions.ts'
import { quizQuestions, quizzes } from '#server/database/schema/quizzes.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'
import { NAMED } from './named.ts'

export function pictureRepository(db: DbOrTx) {
  return {
    async create(picture: typeof pictures.$inferInsert): Promise<string> {
      const [row] = await db.insert(pictures).values(picture).returning({ id: pictures.id })
      if (!row) throw new Error('the picture was not saved')
      return row.id
    },

    /** Locks the workspace, so that two uploads at once don't both find the last room. */
    async sizeForUpdate(workspaceId: string): Promise<number> {
      await db
        .select({ id: workspaces.id })
        .from(workspaces)
        .where(eq(workspaces.id, workspaceId))
        .for('no key update')
      const [total] = await db
        .select({ bytes: sql`coalesce(sum(octet_length(${pictures.bytes})), 0)`.mapWith(Number) })
        .from(pictures)
        .where(eq(pictures.workspaceId, workspaceId))
      return total?.bytes ?? 0
    },

    /**
     * Of those made before: whatever no question of any workspace, as it is, as it was or as a quiz asks it, and no
     * instructions have in their Markdown.
     */
    async deleteUnused(madeBefore: Date): Promise<void> {
      const { title, explanation, content } = questions
      const now = db
        .select({ id: namedIn(sql`concat_ws(' ', ${title}, ${explanation}, ${content}::text)`) })
        .from(questions)
      const before = db
        .select({ id: namedIn(sql`${questionRevisions.question}::text`) })
        .from(questionRevisions)
      const asked = db
        .select({ id: namedIn(sql`${quizQuestions.frozen}::text`) })
        .from(quizQuestions)
        .where(isNotNull(quizQuestions.frozen))
      const instructed = db.select({ id: namedIn(sql`${quizzes.instructions}`) }).from(quizzes)
      const named = now.unionAll(before).unionAll(asked).unionAll(instructed)
      await db.delete(pictures).where(and(lt(pictures.createdAt, madeBefore), notInArray(pictures.id, named)))
    },

    async find(pictureId: string) {
      const [row] = await db
        .select({ type: pictures.type, bytes: pictures.bytes })
        .from(pictures)
        .where(eq(pictures.id, pictureId))
      return row
    },

    async listSizes(pictureIds: string[]) {
      if (pictureIds.length === 0) return []
      return db
        .select({ id: pictures.id, width: pictures.width, height: pictures.height })
        .from(pictures)
        .where(inArray(pictures.id, pictureIds))
    },
  }
}

/** The same that `named.ts` looks for. */
function namedIn(text: SQL): SQL<string> {
  return sql<string>`(regexp_matches(${text}, ${NAMED.source}, 'gi'))[1]::uuid`
}
