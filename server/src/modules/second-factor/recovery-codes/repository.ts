import { and, count, eq, gte } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { recoveryCodes } from '#server/database/schema/second-factors.ts'

export function recoveryCodeRepository(db: DbOrTx) {
  return {
    async add(userId: string, hashes: readonly string[], createdAt: Date): Promise<void> {
      await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt })))
    },

    async count(userId: string): Promise<number> {
      const [row] = await db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId))
      return row?.left ?? 0
    },

    async listHashes(userId: string): Promise<string[]> {
      const rows = await db
        .select({ codeHash: recoveryCodes.codeHash })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId))
      return rows.map(({ codeHash }) => codeHash)
    },

    async delete(userId: string, codeHash: string): Promise<void> {
      await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    },

    async deleteAll(userId: string, { since }: { since?: Date } = {}): Promise<void> {
      await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), since ? gte(recoveryCodes.createdAt, since) : undefined))
    },
  }
}
