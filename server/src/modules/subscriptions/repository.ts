import { eq } from 'drizzle-orm'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import { plans } from '#server/database/schema/plans.ts'
import { subscriptions, trials } from '#server/database/schema/subscriptions.ts'
import { users } from '#server/database/schema/users.ts'
import type { PlanRow } from '#server/modules/plans/index.ts'

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
    async findAddress(userId: string): Promise<string | undefined> {
      const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
      return row?.email
    },

    /** False where someone known by one of these names has had theirs; from now on all of them have. */
    async begin(people: readonly string[], startedAt: Date): Promise<boolean> {
      const rows = await tx
        .insert(trials)
        .values(people.map((person) => ({ person, startedAt })))
        .onConflictDoNothing()
        .returning({ person: trials.person })
      return rows.length === people.length
    },
  }
}
