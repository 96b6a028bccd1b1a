import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { shareCodes, shareLinks } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { users } from '#server/database/schema/users.ts'
import { lockQuizBehind, quizBehind } from '../quiz-behind/repository.ts'
import type { Bearer } from './codes.ts'

export type ShareLinkRow = typeof shareLinks.$inferSelect
export type ShareCodeRow = typeof shareCodes.$inferSelect
export type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>

export function shareLinkRepository(db: DbOrTx) {
  return {
    async findOf(quizId: string): Promise<ShareLinkRow | undefined> {
      const [row] = await db.select().from(shareLinks).where(eq(shareLinks.quizId, quizId))
      return row
    },

    find: (shareLinkId: string) => findShared(db, shareLinkId),

    /** Until the transaction ends, nobody else joins, and the quiz stays as it is. */
    async findAlone(quizId: string, shareLinkId: string): Promise<Shared | undefined> {
      await lockQuizBehind(db, quizId)
      // Only now: what was counted while waiting for the lock would be out of date.
      return findShared(db, shareLinkId)
    },

    /** The address stays the same when only the rule changes. */
    async open(link: typeof shareLinks.$inferInsert): Promise<ShareLinkRow> {
      const { domains, emails } = link
      const [row] = await db
        .insert(shareLinks)
        .values(link)
        .onConflictDoUpdate({ target: shareLinks.quizId, set: { domains, emails } })
        .returning()
      if (!row) throw new Error('the share link was not saved')
      return row
    },

    /** From the lists of those who may join, and from what was mailed to whoever wants to. */
    async forget(email: string): Promise<void> {
      await db
        .update(shareLinks)
        .set({ emails: sql`${shareLinks.emails} - ${email}::text` })
        .where(sql`${shareLinks.emails} ? ${email}`)
      await db.delete(shareCodes).where(eq(shareCodes.email, email))
    },

    async close(quizId: string): Promise<void> {
      await db.delete(shareLinks).where(eq(shareLinks.quizId, quizId))
    },

    /** Until the transaction ends, nobody closes it or changes its rule. */
    async findHeld(shareLinkId: string): Promise<Shared | undefined> {
      await db
        .select({ id: shareLinks.id })
        .from(shareLinks)
        .where(eq(shareLinks.id, shareLinkId))
        .for('share')
      return findShared(db, shareLinkId)
    },

    async addCode(code: typeof shareCodes.$inferInsert): Promise<void> {
      await db.insert(shareCodes).values(code)
    },

    /** Those that have not expired, the newest first. */
    listCodes: (bearer: Bearer, now: Date): Promise<ShareCodeRow[]> =>
      db
        .select()
        .from(shareCodes)
        .where(and(isOf(bearer), gt(shareCodes.expiresAt, now)))
        .orderBy(desc(shareCodes.expiresAt)),

    /** Until the transaction ends, nobody else tries it. */
    async findCodeForUpdate(
      { requestId, ...bearer }: Bearer & { requestId: string },
      now: Date,
    ): Promise<ShareCodeRow | undefined> {
      const which = and(eq(shareCodes.id, requestId), isOf(bearer), gt(shareCodes.expiresAt, now))
      const [row] = await db.select().from(shareCodes).where(which).for('update')
      return row
    },

    async countMiss({ id }: ShareCodeRow): Promise<void> {
      await db
        .update(shareCodes)
        .set({ misses: sql`${shareCodes.misses} + 1` })
        .where(eq(shareCodes.id, id))
    },

    async deleteCode({ codeHash, ...bearer }: ShareCodeRow): Promise<void> {
      await db.delete(shareCodes).where(and(isOf(bearer), eq(shareCodes.codeHash, codeHash)))
    },

    async deleteExpiredCodes(now: Date): Promise<void> {
      await db.delete(shareCodes).where(lt(shareCodes.expiresAt, now))
    },
  }
}

/** A link with the quiz that it leads to, and who owns the organization, where it is one's. */
async function findShared(db: DbOrTx, shareLinkId: string) {
  const [row] = await db
    .select({
      link: shareLinks,
      ...quizBehind(db),
    })
    .from(shareLinks)
    .innerJoin(quizzes, eq(quizzes.id, shareLinks.quizId))
    .innerJoin(users, eq(users.id, quizzes.creatorId))
    .leftJoin(organizations, eq(organizations.id, quizzes.workspaceId))
    .where(eq(shareLinks.id, shareLinkId))
  return row
}

function isOf({ shareLinkId, email }: Bearer) {
  return and(eq(shareCodes.shareLinkId, shareLinkId), eq(shareCodes.email, email))
}
