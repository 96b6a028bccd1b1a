import { eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { installation } from '#server/database/schema/security.ts'

const THE_ONLY_ROW = 1

export type InstallationRow = typeof installation.$inferSelect

export function installationRepository(db: DbOrTx) {
  return {
    async create(signingSecret: string): Promise<void> {
      await db.insert(installation).values({ id: THE_ONLY_ROW, signingSecret }).onConflictDoNothing()
    },

    async find(): Promise<InstallationRow | undefined> {
      const [row] = await db.select().from(installation).where(eq(installation.id, THE_ONLY_ROW))
      return row
    },

    async findForUpdate(): Promise<InstallationRow | undefined> {
      const [row] = await db
        .select()
        .from(installation)
        .where(eq(installation.id, THE_ONLY_ROW))
        .for('update')
      return row
    },

    async setAdminSince(adminSince: Date | null): Promise<void> {
      await db.update(installation).set({ adminSince }).where(eq(installation.id, THE_ONLY_ROW))
    },
  }
}
