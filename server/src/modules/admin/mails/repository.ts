import type { MailStatus } from '@probant/contract/admin/mails'
import { and, count, desc, eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'
import { contains } from '#server/database/search.ts'

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
      const where = and(
        status && eq(mails.status, status),
        contains(search, [mails.recipient, mails.subject]),
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
