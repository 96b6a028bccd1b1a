import { and, asc, count, eq, exists, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { members, organizations } from '#server/database/schema/organizations.ts'
import { users } from '#server/database/schema/users.ts'
import { webhookDeliveries, webhooks } from '#server/database/schema/webhooks.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export interface KnownWebhook {
  webhook: WebhookRow
  waitingCount: number
}

export function webhookRepository(db: DbOrTx) {
  return {
    async create(webhook: typeof webhooks.$inferInsert): Promise<WebhookRow> {
      const [row] = await db.insert(webhooks).values(webhook).returning()
      if (!row) throw new Error('the webhook was not saved')
      return row
    },

    list: (workspaceId: string): Promise<KnownWebhook[]> =>
      known(db)
        .where(eq(webhooks.workspaceId, workspaceId))
        .orderBy(asc(webhooks.createdAt), asc(webhooks.id)),

    async count(workspaceId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(webhooks)
        .where(eq(webhooks.workspaceId, workspaceId))
      return row?.count ?? 0
    },

    async find(webhookId: string): Promise<KnownWebhook | undefined> {
      const [row] = await known(db).where(eq(webhooks.id, webhookId))
      return row
    },

    /** Until the transaction ends, nobody else changes it; what happens meanwhile is written down for it all the same. */
    async lock(webhookId: string): Promise<WebhookRow | undefined> {
      const [row] = await db.select().from(webhooks).where(eq(webhooks.id, webhookId)).for('no key update')
      return row
    },

    async update(webhookId: string, changes: Partial<WebhookRow>): Promise<WebhookRow | undefined> {
      const [row] = await db.update(webhooks).set(changes).where(eq(webhooks.id, webhookId)).returning()
      return row
    },

    async delete(webhookId: string): Promise<boolean> {
      const rows = await db.delete(webhooks).where(eq(webhooks.id, webhookId)).returning({ id: webhooks.id })
      return rows.length > 0
    },

    /** To which something is to be sent now. Of whoever is shut out, all waits. */
    async listDue(now: Date): Promise<string[]> {
      const isDue = and(
        eq(webhookDeliveries.webhookId, webhooks.id),
        eq(webhookDeliveries.status, 'waiting'),
        lte(webhookDeliveries.nextAttemptAt, now),
      )
      const rows = await db
        .select({ id: webhooks.id })
        .from(webhooks)
        .innerJoin(workspaces, eq(workspaces.id, webhooks.workspaceId))
        .leftJoin(users, eq(users.id, workspaces.userId))
        .leftJoin(organizations, eq(organizations.id, workspaces.id))
        .where(
          and(
            isOpen(now),
            or(isNull(users.id), eq(users.status, 'active')),
            isNull(organizations.deactivatedAt),
            exists(db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(isDue)),
          ),
        )
      return rows.map(({ id }) => id)
    },

    /** The same one, as long as something may be sent to it. */
    async findOpen(webhookId: string, now: Date): Promise<WebhookRow | undefined> {
      const [row] = await db
        .select()
        .from(webhooks)
        .where(and(eq(webhooks.id, webhookId), isOpen(now)))
      return row
    },

    /** Who hears that it is paused: whoever made it, where they may still manage it, or else the owner. */
    async findKeeper({ workspaceId, createdById }: WebhookRow) {
      const isManager = and(
        eq(members.organizationId, workspaces.id),
        createdById ? eq(members.userId, createdById) : sql`false`,
        eq(members.status, 'active'),
        ne(members.role, 'member'),
      )
      const [row] = await db
        .select({
          userId: users.id,
          email: users.email,
          locale: users.locale,
          organizationName: organizations.name,
        })
        .from(workspaces)
        .leftJoin(organizations, eq(organizations.id, workspaces.id))
        .leftJoin(members, isManager)
        .innerJoin(
          users,
          sql`${users.id} = coalesce(${workspaces.userId}, ${members.userId}, ${organizations.ownerId})`,
        )
        .where(eq(workspaces.id, workspaceId))
      return row
    },
  }
}

function known(db: DbOrTx) {
  const isWaiting = and(eq(webhookDeliveries.webhookId, webhooks.id), eq(webhookDeliveries.status, 'waiting'))
  const waiting = db
    .select({ count: count().as('count') })
    .from(webhookDeliveries)
    .where(isWaiting)
    .as('waiting')
  return db
    .select({ webhook: webhooks, waitingCount: waiting.count })
    .from(webhooks)
    .crossJoinLateral(waiting)
    .$dynamic()
}

function isOpen(now: Date) {
  return and(isNull(webhooks.pausedAt), or(isNull(webhooks.heldUntil), lte(webhooks.heldUntil, now)))
}
