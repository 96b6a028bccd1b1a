import type { AuditAction } from '@probant/contract/admin/audit'
import { and, count, desc, eq, or } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { auditEntries } from '#server/database/schema/administration.ts'
import { contains } from '#server/database/search.ts'

export type AuditEntryRow = typeof auditEntries.$inferSelect

export interface AuditQuery {
  search: string
  action?: AuditAction
  page: number
  pageSize: number
}

export function auditRepository(db: DbOrTx) {
  return {
    async add(entry: typeof auditEntries.$inferInsert): Promise<void> {
      await db.insert(auditEntries).values(entry)
    },

    async forgetTarget({ userId, email }: { userId: string; email: string | undefined }): Promise<void> {
      await db
        .update(auditEntries)
        .set({ target: GONE })
        .where(or(eq(auditEntries.targetUserId, userId), email ? eq(auditEntries.target, email) : undefined))
    },

    async page({ search, action, page, pageSize }: AuditQuery) {
      const where = and(
        action && eq(auditEntries.action, action),
        contains(search, [auditEntries.actor, auditEntries.target]),
      )
      const items = await db
        .select()
        .from(auditEntries)
        .where(where)
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db.select({ count: count() }).from(auditEntries).where(where)
      return { items, total: total?.count ?? 0 }
    },
  }
}

/** What an account is called that is deleted. */
export const GONE = '—'
