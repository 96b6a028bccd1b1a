import { desc, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { badgeKeys } from '#server/database/schema/certificates.ts'

export function badgeKeyRepository(db: DbOrTx) {
  return {
    /** The newest first. */
    list: () => db.select().from(badgeKeys).orderBy(desc(badgeKeys.createdAt), desc(badgeKeys.id)),

    /** Until the transaction ends, nobody else makes one. */
    async lock(): Promise<void> {
      await db.execute(sql`lock table ${badgeKeys} in share row exclusive mode`)
    },

    async create(key: typeof badgeKeys.$inferInsert): Promise<void> {
      await db.insert(badgeKeys).values(key)
    },
  }
}
