import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { attempts } from '#server/database/schema/security.ts'

export function attemptRepository(db: DbOrTx) {
  return {
    /** Locks the row, so that attempts at the same time are counted one after the other. */
    async lock(key: string, now: Date) {
      await db
        .insert(attempts)
        .values({ key, failures: 0, lastFailureAt: now, expiresAt: now })
        .onConflictDoNothing()
      const [row] = await db.select().from(attempts).where(eq(attempts.key, key)).for('update')
      return row
    },

    /** Those that are not forgotten yet. */
    list: (keys: readonly string[], now: Date) =>
      db
        .select({ key: attempts.key, failures: attempts.failures })
        .from(attempts)
        .where(and(inArray(attempts.key, [...keys]), gt(attempts.expiresAt, now))),

    async count(key: string, { failures, now, expiresAt }: { failures: number; now: Date; expiresAt: Date }) {
      await db.update(attempts).set({ failures, lastFailureAt: now, expiresAt }).where(eq(attempts.key, key))
    },

    async forget(key: string) {
      await db.delete(attempts).where(eq(attempts.key, key))
    },

    async takeBack(key: string) {
      await db
        .update(attempts)
        .set({ failures: sql`greatest(0, ${attempts.failures} - 1)` })
        .where(eq(attempts.key, key))
    },

    /** Whole parts of a key count: one address may end like another. */
    async deleteNaming(parts: readonly string[]) {
      await db
        .delete(attempts)
        .where(sql`string_to_array(${attempts.key}, ':') && ${sql.param([...parts])}::text[]`)
    },

    async deleteExpired(now: Date) {
      await db.delete(attempts).where(lt(attempts.expiresAt, now))
    },
  }
}
