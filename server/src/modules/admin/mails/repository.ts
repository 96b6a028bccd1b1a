import type { MailStatus } from '@probant/contract/admin'
import { and, count, desc, eq, ilike, or } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'

export type MailRow = typeof mails.$inferSelect

export function mailRepository(db: DbOrTx) {
  return {
    async page({
      search,
      status,
      page,
      pageSize,
    }: {
      search: string
      status?: MailStatus
      page: number
      pageSize: number
    }) {
      const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
      const where = and(
        status && eq(mails.status, status),
        search.trim() ? or(ilike(mails.recipient, pattern), ilike(mails.subject, pattern)) : undefined,
      )
      const items = await db
        .select()
        .from(mails)
        .where(where)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db.select({ count: count() }).from(mails).where(where)
      return { items, total: total?.count ?? 0 }
    },

    async find(mailId: string): Promise<MailRow | undefined> {
      const [row] = await db.select().from(mails).where(eq(mails.id, mailId))
      return row
    },
  }
}
