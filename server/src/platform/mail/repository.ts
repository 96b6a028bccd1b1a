import type { MailStatus } from '@probant/contract/admin/mails'
import { and, asc, eq, gt, gte, inArray, isNotNull, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { brandings, logos } from '#server/database/schema/branding.ts'
import { mails } from '#server/database/schema/mails.ts'
import { members } from '#server/database/schema/organizations.ts'
import { users } from '#server/database/schema/users.ts'
import type { Enclosed } from './provider.ts'

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

    /** Whatever state they are in. */
    async delete(ids: string[]): Promise<void> {
      if (ids.length > 0) await db.delete(mails).where(inArray(mails.id, ids))
    },

    /** All that was sent to this address, or was to be. */
    async deleteTo(recipient: string): Promise<void> {
      await db.delete(mails).where(eq(mails.recipient, recipient))
    },

    /** What is on its way is forgotten afterwards; what was sent says nothing any more; the rest goes. */
    async forgetAuthor(userId: string): Promise<void> {
      const theirs = eq(mails.authorId, userId)
      await db
        .update(mails)
        .set({ forgetAfterwards: true })
        .where(and(theirs, inArray(mails.status, ['waiting', 'sending'])))
      await db
        .update(mails)
        .set({ subject: '', ...ERASED })
        .where(and(theirs, eq(mails.status, 'sent')))
      await db.delete(mails).where(and(theirs, notInArray(mails.status, ['waiting', 'sending', 'sent'])))
    },

    /** How many lost what they said. */
    async eraseTexts(before: Date, limit: number): Promise<number> {
      const old = and(isDone(), ne(mails.text, ''), sql`${DONE_AT} < ${before}`)
      const erased = await db.update(mails).set(ERASED).where(isAmong(old, limit)).returning({ id: mails.id })
      return erased.length
    },

    async deleteDone(before: Date, limit: number): Promise<number> {
      const old = and(isDone(), sql`${DONE_AT} < ${before}`)
      const deleted = await db.delete(mails).where(isAmong(old, limit)).returning({ id: mails.id })
      return deleted.length
    },

    async deleteIn(mailId: string, statuses: readonly MailStatus[]): Promise<boolean> {
      const deleted = await db
        .delete(mails)
        .where(and(eq(mails.id, mailId), inArray(mails.status, [...statuses])))
        .returning({ id: mails.id })
      return deleted.length === 1
    },

    /** Back to the beginning, if it is still in one of these states. */
    async beginAnew(mailId: string, from: readonly MailStatus[], now: Date): Promise<boolean> {
      const begun = await db
        .update(mails)
        .set({ status: 'waiting', attempts: 0, lastError: null, nextAttemptAt: now })
        .where(and(eq(mails.id, mailId), inArray(mails.status, [...from]), ne(mails.text, '')))
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

    /** This one, whether or not it is due; whoever is taking it at this moment has it, so one waits until that shows. */
    lockWaiting: (mailId: string): Promise<MailRow[]> =>
      db
        .select()
        .from(mails)
        .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting')))
        .for('update'),

    /** The picture at its head, and the proved address of a member that answers still go to, as both are now. */
    async findEnclosed({ replyToId, logoId }: Pick<MailRow, 'replyToId' | 'logoId'>): Promise<Enclosed> {
      const [replier] = replyToId
        ? await db
            .select({ email: users.email })
            .from(users)
            .innerJoin(members, and(eq(members.userId, users.id), eq(members.status, 'active')))
            .innerJoin(
              brandings,
              and(eq(brandings.workspaceId, members.organizationId), eq(brandings.replyToId, users.id)),
            )
            .where(and(eq(users.id, replyToId), isNotNull(users.emailVerifiedAt)))
            .limit(1)
        : []
      const [logo] = logoId
        ? await db.select({ type: logos.type, bytes: logos.bytes }).from(logos).where(eq(logos.id, logoId))
        : []
      return { replyTo: replier?.email ?? null, logo: logo ?? null }
    },

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
      const [settled] = await db.update(mails).set(outcome).where(isOwn(claim)).returning()
      if (settled?.forgetAfterwards && settled.status !== 'waiting') {
        await db.delete(mails).where(eq(mails.id, settled.id))
      }
    },

    /** Whoever sends next begins with these: their readers have waited longest. */
    async endClaims(): Promise<void> {
      await db
        .update(mails)
        .set({ nextAttemptAt: sql`${mails.createdAt}` })
        .where(eq(mails.status, 'sending'))
    },

    /** To be sent again, unless it was the last attempt; the claim stays in sight, in case its sender is alive. */
    async takeBackLost({
      now,
      lastError,
      mostAttempts,
    }: {
      now: Date
      lastError: string
      mostAttempts: number
    }) {
      const isLost = and(eq(mails.status, 'sending'), lte(mails.nextAttemptAt, now))
      // What is to be forgotten afterwards waits for nobody to look at it.
      await db
        .delete(mails)
        .where(and(isLost, eq(mails.forgetAfterwards, true), gte(mails.attempts, mostAttempts)))
      return db
        .update(mails)
        .set({
          status: sql`case when ${mails.attempts} < ${mostAttempts} then 'waiting' else 'unsure' end`,
          lastError,
        })
        .where(isLost)
        .returning({ id: mails.id, status: mails.status })
    },
  }

  /**
   * A portion; what somebody else is at is left for the next time. As an array it is read once: what is merely `in` it the
   * database may read again for each row, and then it is another portion each time.
   */
  function isAmong(old: SQL | undefined, limit: number): SQL {
    const some = db.select({ id: mails.id }).from(mails).where(old).limit(limit)
    return sql`${mails.id} = any(array(${some.for('update', { skipLocked: true })}))`
  }
}

const ERASED = { text: '', html: '', link: null } as const

/** There is nothing left to do with it: it was sent, or nothing is ever sent here. */
function isDone() {
  return sql`${mails.status} in ('sent', 'kept')`
}

const DONE_AT = sql`coalesce(${mails.sentAt}, ${mails.createdAt})`

/** Attempts are told apart by when they count as lost; their number begins anew when one sends again. */
function isOwn({ id, nextAttemptAt }: MailRow) {
  return and(
    eq(mails.id, id),
    eq(mails.nextAttemptAt, nextAttemptAt),
    inArray(mails.status, ['sending', 'waiting', 'unsure']),
  )
}
