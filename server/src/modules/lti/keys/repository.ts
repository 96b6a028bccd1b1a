import { desc, eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { ltiKeys } from '#server/database/schema/lti.ts'

export function ltiKeyRepository(db: DbOrTx) {
  return {
    /** The newest first. */
    list: (workspaceId: string) =>
      db
        .select()
        .from(ltiKeys)
        .where(eq(ltiKeys.workspaceId, workspaceId))
        .orderBy(desc(ltiKeys.createdAt), desc(ltiKeys.id)),

    async create(key: typeof ltiKeys.$inferInsert): Promise<void> {
      await db.insert(ltiKeys).values(key)
    },
  }
}
