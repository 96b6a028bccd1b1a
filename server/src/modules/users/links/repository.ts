import { and, desc, eq, gt, gte, lt, ne } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { LINK_PURPOSES, mailedLinks } from '#server/database/schema/auth.ts'

export { LINK_PURPOSES }

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

    async existsUndoTo(email: string, exceptFor: string | undefined, now: Date): Promise<boolean> {
      const rows = await db
        .select({ id: mailedLinks.id })
        .from(mailedLinks)
        .where(
          and(
            eq(mailedLinks.email, email),
            eq(mailedLinks.purpose, 'undo_email'),
            gt(mailedLinks.expiresAt, now),
            exceptFor ? ne(mailedLinks.userId, exceptFor) : undefined,
          ),
        )
        .limit(1)
      return rows.length > 0
    },

    async delete({ userId, purpose, since }: Spent): Promise<void> {
      await db
        .delete(mailedLinks)
        .where(
          and(
            eq(mailedLinks.userId, userId),
            eq(mailedLinks.purpose, purpose),
            since ? gte(mailedLinks.createdAt, since) : undefined,
          ),
        )
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
    },
  }
}

/** A user's links of one purpose: all, or those made since. */
interface Spent {
  userId: string
  purpose: LinkPurpose
  since?: Date
}
