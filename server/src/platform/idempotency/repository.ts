import { and, eq, isNull, lte } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { idempotencyKeys } from '#server/database/schema/security.ts'

export type KeyRow = typeof idempotencyKeys.$inferSelect
type Named = Pick<KeyRow, 'holderId' | 'keyHash'>

export function idempotencyRepository(db: DbOrTx) {
  return {
    /** False where the key is taken. One from before `oldest` is not: it only waits to be forgotten. */
    async claim(row: typeof idempotencyKeys.$inferInsert, oldest: Date): Promise<boolean> {
      const rows = await db
        .insert(idempotencyKeys)
        .values(row)
        .onConflictDoUpdate({
          target: [idempotencyKeys.holderId, idempotencyKeys.keyHash],
          set: { requestHash: row.requestHash, startedAt: row.startedAt, answer: null },
          setWhere: lte(idempotencyKeys.startedAt, oldest),
        })
        .returning({ keyHash: idempotencyKeys.keyHash })
      return rows.length > 0
    },

    async find(named: Named): Promise<KeyRow | undefined> {
      const [row] = await db.select().from(idempotencyKeys).where(is(named))
      return row
    },

    async keep(named: Named, answer: string): Promise<void> {
      await db
        .update(idempotencyKeys)
        .set({ answer })
        .where(and(is(named), isNull(idempotencyKeys.answer)))
    },

    async drop(named: Named): Promise<void> {
      await db.delete(idempotencyKeys).where(is(named))
    },

    async deleteStartedBefore(at: Date): Promise<void> {
      await db.delete(idempotencyKeys).where(lte(idempotencyKeys.startedAt, at))
    },
  }
}

function is({ holderId, keyHash }: Named) {
  return and(eq(idempotencyKeys.holderId, holderId), eq(idempotencyKeys.keyHash, keyHash))
}
