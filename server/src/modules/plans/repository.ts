import type { PlanKind } from '@probant/contract/plans'
import { eq, ne } from 'drizzle-orm'
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

    async find(planId: string): Promise<PlanRow | undefined> {
      const [row] = await db.select().from(plans).where(eq(plans.id, planId))
      return row
    },

    /** Until the transaction ends, nobody withdraws it. */
    async findForKeyShare(planId: string): Promise<PlanRow | undefined> {
      const [row] = await db.select().from(plans).where(eq(plans.id, planId)).for('key share')
      return row
    },

    /** Until the transaction ends, nobody else changes it. */
    async findForUpdate(planId: string): Promise<PlanRow | undefined> {
      const [row] = await db.select().from(plans).where(eq(plans.id, planId)).for('update')
      return row
    },

    async findByKind(kind: PlanKind): Promise<PlanRow | undefined> {
      const [row] = await db.select().from(plans).where(eq(plans.kind, kind))
      return row
    },

    async findForOrganization(organizationId: string): Promise<PlanRow | undefined> {
      const [row] = await db.select().from(plans).where(eq(plans.organizationId, organizationId))
      return row
    },

    async create(plan: typeof plans.$inferInsert): Promise<PlanRow> {
      const [row] = await db.insert(plans).values(plan).returning()
      if (!row) throw new Error('the plan was not saved')
      return row
    },

    async update(planId: string, changes: Partial<typeof plans.$inferInsert>): Promise<PlanRow | undefined> {
      const [row] = await db.update(plans).set(changes).where(eq(plans.id, planId)).returning()
      return row
    },

    async delete(planId: string): Promise<void> {
      await db.delete(plans).where(eq(plans.id, planId))
    },
  }
}
