import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { users } from '#server/database/schema/users.ts'

/** What a share link or a room code leads to, as columns: the quiz, and who owns the organization, where it is one's. */
export function quizBehind(db: DbOrTx) {
  const participantCount = db.$count(participants, eq(participants.quizId, quizzes.id))
  return {
    quiz: {
      ...getTableColumns(quizzes),
      creatorName: users.username,
      participantCount: sql`${participantCount}`.mapWith(Number),
    },
    ownerId: organizations.ownerId,
  }
}

/** Until the transaction ends, nobody else joins, and the quiz stays as it is. */
export async function lockQuizBehind(db: DbOrTx, quizId: string): Promise<void> {
  await db.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, quizId)).for('update')
}
