import type { MailStatus } from '@probant/contract/admin/mails'
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'

export type MailRow = typeof mails.$inferSelect
type NewMailRow = typeof mails.$inferInsert

export function mailRepository(db: DbOrTx) {
  return {
    async create(mail: NewMailRow): Promise<void> {
      await db.insert(mails).values(mail)
    },

    /** Back to the beginning, if it is still in one of these states. */
    async beginAnew(mailId: string, from: readonly MailStatus[], now: Date): Promise<boolean> {
      const begun = await db
        .update(mails)
        .set({ status: 'waiting', attempts: 0, lastError: null, nextAttemptAt: now })
        .where(and(eq(mails.id, mailId), inArray(mails.status, [...from])))
        .returning({ id: mails.id })
      return begun.length === 1
    },

    /** Due mails that no one else is claiming at this moment; locked until the transaction ends. */
    lockDue: ({ now, limit }: { now: Date; limit: number }): Promise<MailRow[]> =>
      db
        .select()
        .from(mails)
        .where(and(eq(mails.status, 'waiting'), lte(mails.nextAttemptAt, now)))
        .orderBy(asc(mails.nextAttemptAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    /** Kept mails that the log has not shown yet; shown ones count one attempt. */
    lockUnshown: ({ since, limit }: { since: Date; limit: number }): Promise<MailRow[]> =>
      db
        .select()
        .from(mails)
        .where(and(eq(mails.status, 'kept'), eq(mails.attempts, 0), gt(mails.createdAt, since)))
        .orderBy(asc(mails.createdAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    async markShown(ids: string[]): Promise<void> {
      await db.update(mails).set({ attempts: 1 }).where(inArray(mails.id, ids))
    },

    /** From `lostAt` on, a mail that is still being sent counts as lost with its sender. */
    markSending: (ids: string[], lostAt: Date): Promise<MailRow[]> =>
      db
        .update(mails)
        .set({ status: 'sending', attempts: sql`${mails.attempts} + 1`, nextAttemptAt: lostAt })
        .where(inArray(mails.id, ids))
        .returning(),

    /**
     * Only the attempt that was made may say how it ended: an administrator may have begun another one since.
     * Attempts are told apart by when they count as lost; their number begins anew when one sends again.
     */
    async settle({ id, nextAttemptAt }: MailRow, outcome: Partial<NewMailRow>): Promise<void> {
      await db
        .update(mails)
        .set(outcome)
        .where(
          and(
            eq(mails.id, id),
            eq(mails.nextAttemptAt, nextAttemptAt),
            inArray(mails.status, ['sending', 'unsure']),
          ),
        )
    },

    async markLost({ now, lastError }: { now: Date; lastError: string }): Promise<string[]> {
      const rows = await db
        .update(mails)
        .set({ status: 'unsure', lastError })
        .where(and(eq(mails.status, 'sending'), lte(mails.nextAttemptAt, now)))
        .returning({ id: mails.id })
      return rows.map((row) => row.id)
    },
  }
}
