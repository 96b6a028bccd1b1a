import { asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { goneCustomers, subscriptions } from '#server/database/schema/subscriptions.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

export type GoneCustomer = typeof goneCustomers.$inferSelect

export function goneCustomerRepository(db: DbOrTx) {
  return {
    addOfWorkspace: (workspaceId: string, goneAt: Date) => add(eq(workspaces.id, workspaceId), goneAt),

    addOfPerson: (userId: string, goneAt: Date) => add(eq(workspaces.userId, userId), goneAt),

    /** Those that are due, for whoever tells the provider; nobody else gets them before `until`. */
    async claim({ now, until, limit }: { now: Date; until: Date; limit: number }): Promise<GoneCustomer[]> {
      const due = db
        .select({ customerId: goneCustomers.customerId })
        .from(goneCustomers)
        .where(lte(goneCustomers.nextAttemptAt, now))
        .orderBy(asc(goneCustomers.nextAttemptAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      return db
        .update(goneCustomers)
        .set({ attempts: sql`${goneCustomers.attempts} + 1`, nextAttemptAt: until })
        .where(inArray(goneCustomers.customerId, due))
        .returning()
    },

    async postpone(customerId: string, nextAttemptAt: Date): Promise<void> {
      await db.update(goneCustomers).set({ nextAttemptAt }).where(eq(goneCustomers.customerId, customerId))
    },

    async delete(customerId: string): Promise<void> {
      await db.delete(goneCustomers).where(eq(goneCustomers.customerId, customerId))
    },
  }

  async function add(whose: SQL, goneAt: Date): Promise<void> {
    const [row] = await db
      .select({ customerId: subscriptions.customerId })
      .from(subscriptions)
      .innerJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
      .where(whose)
    if (!row?.customerId) return
    await db.insert(goneCustomers).values({ customerId: row.customerId, goneAt, nextAttemptAt: goneAt })
  }
}
