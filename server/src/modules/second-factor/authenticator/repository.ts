import { and, eq, gte, isNotNull, isNull, or } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { authenticators } from '#server/database/schema/second-factors.ts'

export type AuthenticatorRow = typeof authenticators.$inferSelect

export function authenticatorRepository(db: DbOrTx) {
  return {
    /** With one that waits for its first code. */
    async find(userId: string): Promise<AuthenticatorRow | undefined> {
      const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
      return row
    },

    /** Instead of one that was begun before. */
    async begin({ userId, sealedSecret, createdAt }: Begun): Promise<void> {
      await db
        .insert(authenticators)
        .values({ userId, sealedSecret, createdAt })
        .onConflictDoUpdate({ target: authenticators.userId, set: { sealedSecret, createdAt } })
    },

    async confirm(userId: string, { confirmedAt, lastStep }: { confirmedAt: Date; lastStep: number }) {
      await db.update(authenticators).set({ confirmedAt, lastStep }).where(eq(authenticators.userId, userId))
    },

    async noteStep(userId: string, lastStep: number): Promise<void> {
      await db.update(authenticators).set({ lastStep }).where(eq(authenticators.userId, userId))
    },

    /** Was there one that counted? */
    async delete(userId: string): Promise<boolean> {
      const rows = await db
        .delete(authenticators)
        .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
        .returning({ userId: authenticators.userId })
      return rows.length > 0
    },

    /** What counts since then, and what does not count yet: it may have been begun before. */
    async deleteSince(userId: string, since: Date): Promise<void> {
      const { confirmedAt } = authenticators
      await db
        .delete(authenticators)
        .where(and(eq(authenticators.userId, userId), or(isNull(confirmedAt), gte(confirmedAt, since))))
    },
  }
}

type Begun = Pick<AuthenticatorRow, 'userId' | 'sealedSecret' | 'createdAt'>
