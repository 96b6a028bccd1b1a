import { eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { installation } from '#server/database/schema/security.ts'

const THE_ONLY_ROW = 1

export function installationRepository(db: DbOrTx) {
  return {
    /** The installation's own row, made where there is none yet, and locked until the transaction ends. */
    async lockOrCreate() {
      await db.insert(installation).values({ id: THE_ONLY_ROW }).onConflictDoNothing()
      const [row] = await db
        .select()
        .from(installation)
        .where(eq(installation.id, THE_ONLY_ROW))
        .for('update')
      if (!row) throw new Error('the installation row is missing')
      return row
    },

    /** From now on this is the installation's secret, and it lies elsewhere. */
    async keepFingerprint(secretFingerprint: string): Promise<void> {
      await db
        .update(installation)
        .set({ secretFingerprint, signingSecret: null })
        .where(eq(installation.id, THE_ONLY_ROW))
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
