import type { MailStatus } from '@probant/contract/admin/mails'
import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'

export type MailRow = typeof mails.$inferSelect
type NewMailRow = typeof mails.$inferInsert
export type MailRepository = ReturnType<typeof mailRepository>

export function mailRepository(db: DbOrTx) {
  return {
    async create(rows: (NewMailRow & { id: string })[]): Promise<string[]> {
      if (rows.length > 0) await db.insert(mails).values(rows)
      return rows.map(({ id }) => id)
    },

    async deleteUnsent(ids: string[]): Promise<void> {
      if (ids.length === 0) return
      await db.delete(mails).where(and(inArray(mails.id, ids), inArray(mails.status, ['waiting', 'kept'])))
    },

    /** Whatever state it is in: what it carried is of no use to anyone any more. */
    async deleteWithSecrets(recipient: string, tokens: readonly string[]): Promise<void> {
      const isLink = sql`split_part(${mails.link}, '#', 2) = any(${sql.param(tokens)}::text[])`
      const isCode = sql`${mails.link} ~ '^[0-9]+$'`
      await db.delete(mails).where(and(eq(mails.recipient, recipient), or(isLink, isCode)))
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

    /** This one, whether or not it is due, unless somebody else has it. */
    lockWaiting: (mailId: string): Promise<MailRow[]> =>
      db
        .select()
        .from(mails)
        .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting')))
        .for('update', { skipLocked: true }),

    async findStatus(mailId: string): Promise<MailStatus | undefined> {
      const [row] = await db.select({ status: mails.status }).from(mails).where(eq(mails.id, mailId))
      return row?.status
    },

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

    /** Its sender lives and is still at it; the claim as it stands now, unless another has it. */
    async prolong(claim: MailRow, lostAt: Date): Promise<MailRow | undefined> {
      const [prolonged] = await db
        .update(mails)
        .set({ status: 'sending', nextAttemptAt: lostAt })
        .where(isOwn(claim))
        .returning()
      return prolonged
    },

    /** Only the attempt that was made may say how it ended: another one may have begun since. */
    async settle(claim: MailRow, outcome: Partial<NewMailRow>): Promise<void> {
      await db.update(mails).set(outcome).where(isOwn(claim))
    },

    /** Whoever sends next begins with these: their readers have waited longest. */
    async endClaims(): Promise<void> {
      await db
        .update(mails)
        .set({ nextAttemptAt: sql`${mails.createdAt}` })
        .where(eq(mails.status, 'sending'))
    },

    /** To be sent again, unless it was the last attempt; the claim stays in sight, in case its sender is alive. */
    takeBackLost: ({
      now,
      lastError,
      mostAttempts,
    }: {
      now: Date
      lastError: string
      mostAttempts: number
    }) =>
      db
        .update(mails)
        .set({
          status: sql`case when ${mails.attempts} < ${mostAttempts} then 'waiting' else 'unsure' end`,
          lastError,
        })
        .where(and(eq(mails.status, 'sending'), lte(mails.nextAttemptAt, now)))
        .returning({ id: mails.id, status: mails.status }),
  }
}

/** Attempts are told apart by when they count as lost; their number begins anew when one sends again. */
function isOwn({ id, nextAttemptAt }: MailRow) {
  return and(
    eq(mails.id, id),
    eq(mails.nextAttemptAt, nextAttemptAt),
    inArray(mails.status, ['sending', 'waiting', 'unsure']),
  )
}
