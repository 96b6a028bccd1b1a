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
      const rows = await db
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
      return rows.length > 0
    },
  }

  function withWorkspaces() {
    return db
      .select({
        ...getTableColumns(plans),
        organization: { id: organizations.id, name: organizations.name },
        workspaceCount: sql<number>`(select count(*)::int from ${subscriptions} where ${subscriptions.planId} = ${plans.id})`,
      })
      .from(plans)
      .leftJoin(organizations, eq(organizations.id, plans.organizationId))
  }
}
