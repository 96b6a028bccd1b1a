import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type Placeholder, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { refreshTokens, sessions } from '#server/database/schema/auth.ts'
import { users } from '#server/database/schema/users.ts'

export type SessionRow = typeof sessions.$inferSelect
export type TokenRow = typeof refreshTokens.$inferSelect

export function sessionRepository(db: DbOrTx) {
  return {
    async create(session: typeof sessions.$inferInsert): Promise<SessionRow> {
      const [row] = await db.insert(sessions).values(session).returning()
      if (!row) throw new Error('the session was not saved')
      return row
    },

    async addToken(token: typeof refreshTokens.$inferInsert): Promise<void> {
      await db.insert(refreshTokens).values(token)
    },

    /** The token with its session, which stays locked: uses of one family come one after the other. */
    async findByTokenForUpdate(tokenHash: string) {
      const [held] = await db
        .select({ session: sessions, userStatus: users.status })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(refreshTokens.tokenHash, tokenHash))
        .for('update', { of: sessions })
      // Read only now: whoever held the session may have changed its tokens.
      const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash))
      return held && token && { ...held, token }
    },

    /** Looked at, and neither used nor held. */
    async findAccountByToken(tokenHash: string, now: Date): Promise<{ userId: string } | undefined> {
      const [row] = await db
        .select({ userId: users.id })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(refreshTokens.tokenHash, tokenHash),
            isLive(now),
            isNull(sessions.quizId),
            eq(users.status, 'active'),
          ),
        )
      return row
    },

    /** Those of a family that nobody has left behind: a handful at most. */
    listCurrentTokens(sessionId: string) {
      return db
        .select()
        .from(refreshTokens)
        .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.supersededAt)))
    },

    async markUsed(tokenId: string, now: Date): Promise<void> {
      await db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, tokenId))
    },

    async supersede(tokens: readonly { id: string }[], now: Date): Promise<void> {
      if (tokens.length === 0) return
      const ids = tokens.map(({ id }) => id)
      await db.update(refreshTokens).set({ supersededAt: now }).where(inArray(refreshTokens.id, ids))
    },

    /** Of these sessions those that still count, each with its user as they are now. */
    listLiveWithUsers: (sessionIds: readonly string[], now: Date) =>
      liveWithUsers(db).execute({ sessionIds, now }),

    async touch(
      sessionId: string,
      changes: Partial<Pick<SessionRow, 'lastSeenAt' | 'expiresAt' | 'address' | 'userAgent'>>,
    ) {
      await db.update(sessions).set(changes).where(eq(sessions.id, sessionId))
    },

    /** A session that somebody else is changing at this moment is passed over. */
    async noteSeen(sessionIds: readonly string[], lastSeenAt: Date): Promise<void> {
      const free = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(inArray(sessions.id, [...sessionIds]))
        .for('no key update', { skipLocked: true })
      // As an array it is read once, not for each row.
      await db.update(sessions).set({ lastSeenAt }).where(sql`${sessions.id} = any(array(${free}))`)
    },

    /** Is there still such a session? */
    async noteSecondFactor(sessionId: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(sessions)
        .set({ secondFactorAt: now })
        .where(and(eq(sessions.id, sessionId), isLive(now)))
        .returning({ id: sessions.id })
      return rows.length > 0
    },

    list(userId: string, now: Date): Promise<SessionRow[]> {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isLive(now)))
        .orderBy(desc(sessions.lastSeenAt))
    },

    /** How many were ended. */
    async revoke({ userId, sessionId, except }: Revoked, now: Date) {
      const revoked = await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(
          and(
            eq(sessions.userId, userId),
            isLive(now),
            sessionId ? eq(sessions.id, sessionId) : undefined,
            except ? ne(sessions.id, except) : undefined,
          ),
        )
        .returning({ id: sessions.id })
      return revoked.length
    },

    /** Sessions with all their tokens, and of those that go on what was left behind long ago. */
    async deleteDead({ endedBefore, supersededBefore }: { endedBefore: Date; supersededBefore: Date }) {
      await db.delete(refreshTokens).where(lt(refreshTokens.supersededAt, supersededBefore))
      const hasEnded = or(lt(sessions.expiresAt, endedBefore), lt(sessions.revokedAt, endedBefore))
      await db.delete(sessions).where(hasEnded)
    },
  }
}

/** All of a user's sessions, all but one, or the one. */
interface Revoked {
  userId: string
  sessionId?: string
  except?: string
}

const liveWithUsers = prepared('sessions.listLiveWithUsers', (db) =>
  db
    .select({
      sessionId: sessions.id,
      user: {
        id: users.id,
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        locale: users.locale,
        status: users.status,
        isAdmin: users.isAdmin,
        secondFactorSince: users.secondFactorSince,
      },
      lastSeenAt: sessions.lastSeenAt,
      quizId: sessions.quizId,
      isForResult: sessions.isForResult,
      secondFactorAt: sessions.secondFactorAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`,
        isLive(sql.placeholder('now')),
      ),
    ),
)

function isLive(now: Date | Placeholder) {
  return and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))
}
