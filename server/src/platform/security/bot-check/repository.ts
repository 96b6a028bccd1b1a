import { lt } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { spentBotTokens } from '#server/database/schema/security.ts'

export function spentTokenRepository(db: DbOrTx) {
  return {
    /** True for the first who spends it, however many try at the same moment. */
    async spend(fingerprint: string, expiresAt: Date): Promise<boolean> {
      const spent = await db
        .insert(spentBotTokens)
        .values({ fingerprint, expiresAt })
        .onConflictDoNothing()
        .returning({ fingerprint: spentBotTokens.fingerprint })
      return spent.length === 1
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(spentBotTokens).where(lt(spentBotTokens.expiresAt, now))
    },
  }
}
