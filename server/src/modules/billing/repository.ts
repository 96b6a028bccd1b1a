import { eq, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { subscriptions } from '#server/database/schema/subscriptions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

export type PayingWorkspace = NonNullable<
  Awaited<ReturnType<ReturnType<typeof billingRepository>['findByCustomer']>>
>

export function billingRepository(db: DbOrTx) {
  return {
    /** The workspace that a customer pays for, and the person behind it. */
    async findByCustomer(customerId: string) {
      const [row] = await paying().where(eq(subscriptions.customerId, customerId))
      return row
    },

    async findCustomer(workspaceId: string): Promise<string | null> {
      const [row] = await db
        .select({ customerId: subscriptions.customerId })
        .from(subscriptions)
        .where(eq(subscriptions.workspaceId, workspaceId))
      return row?.customerId ?? null
    },

    async findPersonalCustomer(userId: string): Promise<string | null> {
      const [row] = await db
        .select({ customerId: subscriptions.customerId })
        .from(subscriptions)
        .innerJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
        .where(eq(workspaces.userId, userId))
      return row?.customerId ?? null
    },
  }

  function paying() {
    return db
      .select({
        subscription: subscriptions,
        /** Missing where it is the person's own workspace. */
        organizationName: organizations.name,
        payer: { userId: users.id, email: users.email, locale: users.locale },
      })
      .from(subscriptions)
      .innerJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
      .leftJoin(organizations, eq(organizations.id, workspaces.id))
      .innerJoin(users, eq(users.id, sql`coalesce(${workspaces.userId}, ${organizations.ownerId})`))
  }
}

/** Until the transaction ends, nobody else changes how this workspace stands. */
export async function lockSubscription(tx: Tx, customerId: string): Promise<void> {
  await tx
    .select({ version: subscriptions.version })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .for('update')
}
