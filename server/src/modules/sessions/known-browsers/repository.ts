import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { knownBrowsers } from '#server/database/schema/auth.ts'

export function knownBrowserRepository(db: DbOrTx) {
  return {
    async isKnown({ tokenHash, userId }: Acquaintance, now: Date): Promise<boolean> {
      const [row] = await db
        .select({ userId: knownBrowsers.userId })
        .from(knownBrowsers)
        .where(and(isThis({ tokenHash, userId }), gt(knownBrowsers.expiresAt, now)))
      return row !== undefined
    },

    async save(known: typeof knownBrowsers.$inferInsert): Promise<void> {
      await db
        .insert(knownBrowsers)
        .values(known)
        .onConflictDoUpdate({
          target: [knownBrowsers.tokenHash, knownBrowsers.userId],
          set: { expiresAt: known.expiresAt },
        })
    },

    /** The browser has another token from now on, for everybody who signs in with it. */
    async rename(from: string, to: string): Promise<void> {
      await db.update(knownBrowsers).set({ tokenHash: to }).where(eq(knownBrowsers.tokenHash, from))
    },

    async deleteAll(userId: string, { except }: { except?: string }): Promise<void> {
      await db
        .delete(knownBrowsers)
        .where(
          and(eq(knownBrowsers.userId, userId), except ? ne(knownBrowsers.tokenHash, except) : undefined),
        )
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(knownBrowsers).where(lt(knownBrowsers.expiresAt, now))
    },
  }
}

interface Acquaintance {
  tokenHash: string
  userId: string
}

function isThis({ tokenHash, userId }: Acquaintance) {
  return and(eq(knownBrowsers.tokenHash, tokenHash), eq(knownBrowsers.userId, userId))
}
