import { eq } from 'drizzle-orm'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import { plans } from '#server/database/schema/plans.ts'
import { subscriptions, trials } from '#server/database/schema/subscriptions.ts'
import type { PlanRow } from '#server/modules/plans/repository.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** A subscription and its plan, which is missing once it was withdrawn. */
export interface Subscribed {
  subscription: SubscriptionRow
  plan: PlanRow | null
}

export function subscriptionRepository(db: DbOrTx) {
  return {
    async create(subscription: typeof subscriptions.$inferInsert): Promise<void> {
      await db.insert(subscriptions).values(subscription)
    },

    async find(workspaceId: string): Promise<Subscribed | undefined> {
      const [row] = await withPlan().where(eq(subscriptions.workspaceId, workspaceId))
      return row
    },

    /** Until the transaction ends, nobody else counts in this workspace or changes its plan. */
    async findForUpdate(workspaceId: string): Promise<Subscribed | undefined> {
      const [row] = await withPlan()
        .where(eq(subscriptions.workspaceId, workspaceId))
        .for('update', { of: subscriptions })
      return row
    },

    async findByCustomer(customerId: string): Promise<SubscriptionRow | undefined> {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId))
      return row
    },

    async update(
      workspaceId: string,
      changes: Partial<typeof subscriptions.$inferInsert>,
    ): Promise<SubscriptionRow | undefined> {
      const [row] = await db
        .update(subscriptions)
        .set(changes)
        .where(eq(subscriptions.workspaceId, workspaceId))
        .returning()
      return row
    },
  }

  function withPlan() {
    return db
      .select({ subscription: subscriptions, plan: plans })
      .from(subscriptions)
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
  }
}

export function trialRepository(tx: Tx) {
  return {
    /** False where this person has had theirs. */
    async begin(userId: string, startedAt: Date): Promise<boolean> {
      const rows = await tx
        .insert(trials)
        .values({ userId, startedAt })
        .onConflictDoNothing()
        .returning({ userId: trials.userId })
      return rows.length > 0
    },
  }
}
