import { and, eq, gt, lt } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { secondSteps } from '#server/database/schema/auth.ts'

export function secondStepRepository(db: DbOrTx) {
  return {
    async create(step: typeof secondSteps.$inferInsert): Promise<void> {
      await db.insert(secondSteps).values(step)
    },

    async find(tokenHash: string, now: Date): Promise<{ userId: string } | undefined> {
      const [row] = await db
        .select({ userId: secondSteps.userId })
        .from(secondSteps)
        .where(isThis(tokenHash, now))
      return row
    },

    /** Of two who finish it at once, one does. */
    async take(tokenHash: string, now: Date): Promise<{ userId: string } | undefined> {
      const [row] = await db
        .delete(secondSteps)
        .where(isThis(tokenHash, now))
        .returning({ userId: secondSteps.userId })
      return row
    },

    async deleteAll(userId: string): Promise<void> {
      await db.delete(secondSteps).where(eq(secondSteps.userId, userId))
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(secondSteps).where(lt(secondSteps.expiresAt, now))
    },
  }
}

function isThis(tokenHash: string, now: Date) {
  return and(eq(secondSteps.tokenHash, tokenHash), gt(secondSteps.expiresAt, now))
}
