import { eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { installation } from '#server/database/schema/security.ts'

const THE_ONLY_ROW = 1

export function installationRepository(db: DbOrTx) {
  return {
    async create(signingSecret: string): Promise<void> {
      await db.insert(installation).values({ id: THE_ONLY_ROW, signingSecret }).onConflictDoNothing()
    },

    async find() {
      const [row] = await db.select().from(installation).where(eq(installation.id, THE_ONLY_ROW))
      return row
    },

    async lock(): Promise<void> {
      await db
        .select({ id: installation.id })
        .from(installation)
        .where(eq(installation.id, THE_ONLY_ROW))
        .for('update')
    },
  }
}
