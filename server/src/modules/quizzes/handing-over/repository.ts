import { eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { users } from '#server/database/schema/users.ts'

export type CreatorAccount = NonNullable<Awaited<ReturnType<ReturnType<typeof creatorRepository>['find']>>>

/** Whoever makes quizzes, and how they are reached. Reads only. */
export function creatorRepository(db: DbOrTx) {
  return {
    async find(userId: string) {
      const { id, username, email, locale, status, emailVerifiedAt } = users
      const [row] = await db
        .select({ userId: id, username, email, locale, status, emailVerifiedAt })
        .from(users)
        .where(eq(users.id, userId))
      return row
    },
  }
}
