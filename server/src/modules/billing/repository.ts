import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { subscriptions } from '#server/database/schema/subscriptions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

export type PayingWorkspace = NonNullable<
  Awaited<ReturnType<ReturnType<typeof billingRepository>['findByCustomer']>>
>

/** Someone who pays, or has paid, for a workspace. */
export interface Customer {
  workspaceId: string
  customerId: string
}

interface Page {
  /** The workspace at which the page before ended. */
  after: string | null
  limit: number
}

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

    async hasWorkspace(workspaceId: string): Promise<boolean> {
      const rows = await db
        .select({ id: workspaces.id })
        .from(workspaces)
        .where(eq(workspaces.id, workspaceId))
      return rows.length > 0
    },

    /** Those whose month, or whose last day, was over before then, and of whom nothing was heard since. */
    listOverdue: ({ before, ...page }: Page & { before: Date }): Promise<Customer[]> =>
      customers(page, or(lt(subscriptions.periodEndsAt, before), lt(subscriptions.cancelsAt, before))),

    /** Those who are charged for a workspace in which an administrator lets nobody work. */
    listShutOut: (page: Page): Promise<Customer[]> =>
      customers(
        page,
        and(
          isNull(subscriptions.cancelsAt),
          inArray(subscriptions.state, ['active', 'past_due']),
          or(isNotNull(organizations.deactivatedAt), eq(users.status, 'disabled')),
        ),
      ),
  }

  /** By workspace, so that the next page begins where this one ends. */
  function customers({ after, limit }: Page, which: SQL | undefined): Promise<Customer[]> {
    return db
      .select({
        workspaceId: subscriptions.workspaceId,
        customerId: sql<string>`${subscriptions.customerId}`,
      })
      .from(subscriptions)
      .innerJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
      .leftJoin(organizations, eq(organizations.id, workspaces.id))
      .leftJoin(users, eq(users.id, workspaces.userId))
      .where(
        and(
          isNotNull(subscriptions.customerId),
          isNotNull(subscriptions.providerSubscriptionId),
          after ? gt(subscriptions.workspaceId, after) : undefined,
          which,
        ),
      )
      .orderBy(asc(subscriptions.workspaceId))
      .limit(limit)
  }

  function paying() {
    return db
      .select({
        subscription: subscriptions,
        /** Missing where it is the person's own workspace. */
        organizationName: organizations.name,
        payer: { userId: users.id, email: users.email, locale: users.locale, timeZone: users.timeZone },
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
