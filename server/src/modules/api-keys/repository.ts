import { and, asc, count, eq, lt, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { apiKeys } from '#server/database/schema/api-keys.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { users } from '#server/database/schema/users.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect
export interface KnownKey {
  key: ApiKeyRow
  owner: { username: string; email: string }
}

export function apiKeyRepository(db: DbOrTx) {
  return {
    async create(key: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
      const [row] = await db.insert(apiKeys).values(key).returning()
      if (!row) throw new Error('the key was not saved')
      return row
    },

    /** Without `userId` those of everybody. */
    list: (workspaceId: string, userId?: string): Promise<KnownKey[]> =>
      known(db)
        .where(and(eq(apiKeys.workspaceId, workspaceId), userId ? eq(apiKeys.userId, userId) : undefined))
        .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),

    async count(workspaceId: string, userId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(apiKeys)
        .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.userId, userId)))
      return row?.count ?? 0
    },

    async find(keyId: string): Promise<KnownKey | undefined> {
      const [row] = await known(db).where(eq(apiKeys.id, keyId))
      return row
    },

    async findByToken(tokenHash: string) {
      const [row] = await byToken(db).execute({ tokenHash })
      return row
    },

    /** Counts a call, in a new minute where the last one is over. None where the key is gone. */
    async noteCall(keyId: string, { now, minuteAgo }: { now: Date; minuteAgo: Date }) {
      const isOver = sql`(${apiKeys.lastUsedAt} is null or ${apiKeys.lastUsedAt} <= ${minuteAgo.toISOString()})`
      const [row] = await db
        .update(apiKeys)
        .set({
          callCount: sql`case when ${isOver} then 1 else ${apiKeys.callCount} + 1 end`,
          lastUsedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${apiKeys.lastUsedAt} end`,
        })
        .where(eq(apiKeys.id, keyId))
        .returning({ callCount: apiKeys.callCount, since: apiKeys.lastUsedAt })
      return row
    },

    async delete(keyId: string): Promise<boolean> {
      const rows = await db.delete(apiKeys).where(eq(apiKeys.id, keyId)).returning({ id: apiKeys.id })
      return rows.length > 0
    },

    async deleteOfMember(workspaceId: string, userId: string): Promise<void> {
      await db.delete(apiKeys).where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.userId, userId)))
    },

    async deleteOfUser(userId: string): Promise<void> {
      await db.delete(apiKeys).where(eq(apiKeys.userId, userId))
    },

    async deleteEndedBefore(at: Date): Promise<void> {
      await db.delete(apiKeys).where(lt(apiKeys.endsAt, at))
    },
  }
}

function known(db: DbOrTx) {
  return db
    .select({ key: apiKeys, owner: { username: users.username, email: users.email } })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
}

const byToken = prepared('apiKeys.findByToken', (db) =>
  db
    .select({
      key: apiKeys,
      user: {
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        locale: users.locale,
        status: users.status,
      },
      /** Missing in a personal workspace. */
      organizationId: organizations.id,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(organizations, eq(organizations.id, apiKeys.workspaceId))
    .where(eq(apiKeys.tokenHash, sql.placeholder('tokenHash'))),
)
