import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { type LINK_PURPOSES, mailedLinks } from '#server/database/schema/auth.ts'

export type LinkPurpose = (typeof LINK_PURPOSES)[number]
export type LinkRow = typeof mailedLinks.$inferSelect

export function linkRepository(db: DbOrTx) {
  return {
    async create(link: typeof mailedLinks.$inferInsert): Promise<void> {
      await db.insert(mailedLinks).values(link)
    },

    async find(tokenHash: string, now: Date): Promise<LinkRow | undefined> {
      const [row] = await db
        .select()
        .from(mailedLinks)
        .where(and(eq(mailedLinks.tokenHash, tokenHash), gt(mailedLinks.expiresAt, now)))
      return row
    },

    /** Newest first. */
    listPending: (userId: string, purpose: LinkPurpose, now: Date): Promise<LinkRow[]> =>
      db
        .select()
        .from(mailedLinks)
        .where(
          and(
            eq(mailedLinks.userId, userId),
            eq(mailedLinks.purpose, purpose),
            gt(mailedLinks.expiresAt, now),
          ),
        )
        .orderBy(desc(mailedLinks.createdAt)),

    async delete({ userId, purpose }: { userId: string; purpose?: LinkPurpose }): Promise<void> {
      await db
        .delete(mailedLinks)
        .where(and(eq(mailedLinks.userId, userId), purpose ? eq(mailedLinks.purpose, purpose) : undefined))
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
    },
  }
}
