import { ne } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { plans } from '#server/database/schema/plans.ts'

export type PlanRow = typeof plans.$inferSelect

export function planRepository(db: DbOrTx) {
  return {
    /** Leaves alone what is there: the administrator may have changed it. */
    async addMissing(catalogue: (typeof plans.$inferInsert)[]): Promise<void> {
      await db.insert(plans).values(catalogue).onConflictDoNothing()
    },

    listCatalogue: (): Promise<PlanRow[]> => db.select().from(plans).where(ne(plans.kind, 'enterprise')),
  }
}
