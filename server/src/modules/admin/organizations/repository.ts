import { count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { members, organizations } from '#server/database/schema/organizations.ts'
import { subscriptions } from '#server/database/schema/subscriptions.ts'
import { users } from '#server/database/schema/users.ts'
import { contains } from '#server/database/search.ts'

/** An organization, who owns it, how many belong to it, and what it subscribes to. */
export type SubscribedOrganization = NonNullable<
  Awaited<ReturnType<ReturnType<typeof subscribedOrganizationRepository>['find']>>
>

export function subscribedOrganizationRepository(db: DbOrTx) {
  return {
    async find(organizationId: string) {
      const [row] = await withSubscription().where(eq(organizations.id, organizationId))
      return row
    },

    async page({ search, page, pageSize }: { search: string; page: number; pageSize: number }) {
      const where = contains(search, [organizations.name, users.email, users.username])
      const items = await withSubscription()
        .where(where)
        .orderBy(desc(organizations.createdAt), desc(organizations.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db
        .select({ count: count() })
        .from(organizations)
        .innerJoin(users, eq(users.id, organizations.ownerId))
        .where(where)
      return { items, total: total?.count ?? 0 }
    },
  }

  function withSubscription() {
    return db
      .select({
        ...getTableColumns(organizations),
        owner: { username: users.username, email: users.email },
        memberCount: sql<number>`(select count(*)::int from ${members} where ${members.organizationId} = ${organizations.id})`,
        subscription: subscriptions,
      })
      .from(organizations)
      .innerJoin(users, eq(users.id, organizations.ownerId))
      .leftJoin(subscriptions, eq(subscriptions.workspaceId, organizations.id))
  }
}
