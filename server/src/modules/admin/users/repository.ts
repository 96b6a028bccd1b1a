import { and, count, desc, eq, getTableColumns, notLike } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { subscriptions } from '#server/database/schema/subscriptions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'
import { contains } from '#server/database/search.ts'
import { ensure } from '#server/platform/errors.ts'
import { STAND_INS } from '#server/platform/mail/stand-in-address.ts'

/** Someone with an account, and what their personal workspace subscribes to. */
export type SubscribedUser = NonNullable<
  Awaited<ReturnType<ReturnType<typeof subscribedUserRepository>['find']>>
>

export async function getRow(db: DbOrTx, userId: string): Promise<SubscribedUser> {
  const row = await subscribedUserRepository(db).find(userId)
  ensure(row, 'userNotFound')
  return row
}

export function subscribedUserRepository(db: DbOrTx) {
  return {
    async find(userId: string) {
      const [row] = await withSubscription().where(eq(users.id, userId))
      return row
    },

    async page({ search, page, pageSize }: { search: string; page: number; pageSize: number }) {
      const where = and(contains(search, [users.email, users.username]), notLike(users.email, STAND_INS))
      const items = await withSubscription()
        .where(where)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db.select({ count: count() }).from(users).where(where)
      return { items, total: total?.count ?? 0 }
    },
  }

  function withSubscription() {
    return db
      .select({
        ...getTableColumns(users),
        workspaceId: workspaces.id,
        planId: subscriptions.planId,
        providerSubscriptionId: subscriptions.providerSubscriptionId,
      })
      .from(users)
      .leftJoin(workspaces, eq(workspaces.userId, users.id))
      .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
  }
}
