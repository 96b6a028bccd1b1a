import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { plans } from '#server/database/schema/plans.ts'
import { subscriptions } from '#server/database/schema/subscriptions.ts'

/** A plan, for whom it was made, and how many workspaces have it. */
export type OfferedPlan = NonNullable<Awaited<ReturnType<ReturnType<typeof offeredPlanRepository>['find']>>>

export function offeredPlanRepository(db: DbOrTx) {
  return {
    list: () => withWorkspaces(),

    async find(planId: string) {
      const [row] = await withWorkspaces().where(eq(plans.id, planId))
      return row
    },

    async hasOrganization(organizationId: string): Promise<boolean> {
      const rows = await organization(organizationId)
      return rows.length > 0
    },

    /** Until the transaction ends, nobody deletes it: the first of the locks, before its subscription and its plan. */
    async lockOrganization(organizationId: string): Promise<boolean> {
      const rows = await organization(organizationId).for('key share')
      return rows.length > 0
    },
  }

  function organization(organizationId: string) {
    return db.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, organizationId))
  }

  function withWorkspaces() {
    return db
      .select({
        ...getTableColumns(plans),
        organization: { id: organizations.id, name: organizations.name },
        workspaceCount: sql<number>`(select count(*)::int from ${subscriptions} where ${subscriptions.planId} = ${plans.id})`,
        /** By its organization, through the provider. */
        providerSubscriptionId: sql<string | null>`(
          select ${subscriptions.providerSubscriptionId} from ${subscriptions}
          where ${subscriptions.planId} = ${plans.id} and ${subscriptions.workspaceId} = ${plans.organizationId}
        )`,
      })
      .from(plans)
      .leftJoin(organizations, eq(organizations.id, plans.organizationId))
  }
}
