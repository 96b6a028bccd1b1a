import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { quizHistory } from '#server/database/schema/quizzes.ts'
import { users } from '#server/database/schema/users.ts'

export function quizHistoryRepository(db: DbOrTx) {
  return {
    async add(row: typeof quizHistory.$inferInsert): Promise<void> {
      await db.insert(quizHistory).values(row)
    },

    /** Newest first, with whoever did it. */
    list: (quizId: string, limit: number) =>
      db
        .select({ entry: quizHistory, who: users.username })
        .from(quizHistory)
        .leftJoin(users, eq(users.id, quizHistory.actorId))
        .where(eq(quizHistory.quizId, quizId))
        .orderBy(desc(quizHistory.at), desc(quizHistory.id))
        .limit(limit),

    async listNames(userIds: string[]): Promise<{ id: string; name: string }[]> {
      if (userIds.length === 0) return []
      return db.select({ id: users.id, name: users.username }).from(users).where(inArray(users.id, userIds))
    },

    /** When people were last told that its wording was corrected. */
    async findLastRewordingNotified(quizId: string): Promise<Date | undefined> {
      const isTold = sql`${quizHistory.action}->>'kind' = 'reworded' and (${quizHistory.action}->>'told')::int > 0`
      const [row] = await db
        .select({ at: quizHistory.at })
        .from(quizHistory)
        .where(and(eq(quizHistory.quizId, quizId), isTold))
        .orderBy(desc(quizHistory.at))
        .limit(1)
      return row?.at
    },
  }
}
