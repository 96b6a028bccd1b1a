import type { SessionInfo } from '@probant/contract/users'
import type { Db, Tx } from '#server/database/client.ts'
import { DAY, later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor, Caller } from '#server/platform/http/actor.ts'
import type { Log } from '#server/platform/log.ts'
import { hashOf, newToken } from '#server/platform/security/opaque-token.ts'
import { createAccessTokens } from './access-token.ts'
import { deviceName } from './device.ts'
import { type SessionRow, sessionRepository } from './repository.ts'
import { judge, SESSION_LIFETIME_MS } from './rotation.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  secret: string
  adminEmails: readonly string[]
}

export function createSessionService({ db, now, log, secret, adminEmails }: Dependencies) {
  const accessTokens = createAccessTokens({ secret, now })

  return {
    /** A new sign-in: its refresh token goes into the cookie, its access token to the page. */
    open: (tx: Tx, userId: string, caller: Caller, { quizId }: Scope = {}): Promise<OpenedSession> =>
      failingAs('tokenGenerationFailed', async () => {
        const at = now()
        const session = await sessionRepository(tx).create({
          userId,
          quizId,
          userAgent: caller.userAgent,
          address: caller.address,
          createdAt: at,
          lastSeenAt: at,
          expiresAt: later(at, SESSION_LIFETIME_MS),
        })
        const refreshToken = await addToken(tx, session.id, 0)
        return { refreshToken, accessToken: accessTokens.issue({ userId, sessionId: session.id }) }
      }),

    /** Who holds this refresh token, with an access token for them; nobody where it is good for nothing. */
    async resume(refreshToken: string | undefined): Promise<ResumedSession | undefined> {
      const used = await use(refreshToken)
      if (used?.outcome !== 'good') return undefined
      const { userId, id: sessionId, quizId } = used.session
      const accessToken = accessTokens.issue({ userId, sessionId })
      return { userId, sessionId, accessToken, quizId: quizId ?? undefined }
    },

    /** The successor of a refresh token. */
    async rotate(refreshToken: string | undefined, caller: Caller): Promise<string> {
      ensure(refreshToken, 'notAuthenticated')
      const used = await use(refreshToken, async (tx, { session, generation }) => {
        const at = now()
        await sessionRepository(tx).touch(session.id, {
          lastSeenAt: at,
          expiresAt: later(at, SESSION_LIFETIME_MS),
          address: caller.address,
          userAgent: caller.userAgent,
        })
        return addToken(tx, session.id, generation + 1)
      })
      ensure(used?.outcome !== 'disabled', 'accountDisabled')
      ensure(used?.outcome === 'good' && used.result, 'invalidToken')
      return used.result
    },

    /** Logging out: the family of this refresh token ends. */
    async close(refreshToken: string | undefined): Promise<void> {
      if (!refreshToken) return
      await db.transaction(async (tx) => {
        const sessions = sessionRepository(tx)
        const found = await sessions.findByTokenForUpdate(hashOf(refreshToken))
        if (found) await sessions.revoke({ userId: found.session.userId, sessionId: found.session.id }, now())
      })
    },

    /** The caller behind a bearer token; role and status are read anew each time, so that changes bite at once. */
    async authenticate(authorization: string | undefined): Promise<Actor> {
      const claimed = accessTokens.read(authorization)
      const at = now()
      const found = await sessionRepository(db).findLiveWithUser(claimed, at)
      ensure(found, 'invalidToken')
      ensure(found.user.status === 'active', 'accountDisabled')

      if (at.getTime() - found.lastSeenAt.getTime() > SEEN_EVERY_MS) {
        await sessionRepository(db).touch(claimed.sessionId, { lastSeenAt: at })
      }
      const isEmailVerified = found.user.emailVerifiedAt !== null
      return {
        ...claimed,
        email: found.user.email,
        locale: found.user.locale,
        isEmailVerified,
        isAdmin: isAdmin(found.user, adminEmails),
        quizId: found.quizId ?? undefined,
        signedInAt: found.createdAt,
      }
    },

    async list(actor: Actor): Promise<SessionInfo[]> {
      const rows = await sessionRepository(db).list(actor.userId, now())
      return rows.map((row) => present(row, actor))
    },

    async revoke(actor: Actor, sessionId: string): Promise<void> {
      const revoked = await sessionRepository(db).revoke({ userId: actor.userId, sessionId }, now())
      ensure(revoked > 0, 'notFound')
    },

    async revokeAll(tx: Db | Tx, userId: string, { except }: { except?: string } = {}): Promise<void> {
      await sessionRepository(tx).revoke({ userId, except }, now())
    },

    async deleteDead(): Promise<void> {
      await sessionRepository(db).deleteDead(later(now(), -KEPT_AFTER_END_MS))
    },
  }

  /** Presents a refresh token: a good one supersedes those before it, a reused one ends its family. */
  async function use<T>(refreshToken: string | undefined, then?: (tx: Tx, used: UsedToken) => Promise<T>) {
    if (!refreshToken) return undefined
    return db.transaction(async (tx) => {
      const sessions = sessionRepository(tx)
      const at = now()
      const found = await sessions.findByTokenForUpdate(hashOf(refreshToken))
      if (!found || found.session.revokedAt || found.session.expiresAt <= at) return undefined
      const { token, session } = found

      if (judge(token, at) === 'reused') {
        await sessions.revoke({ userId: session.userId, sessionId: session.id }, at)
        log.warn({ sessionId: session.id }, 'a refresh token was used again: its session is ended')
        return { outcome: 'reused' as const, session }
      }
      if (found.userStatus !== 'active') return { outcome: 'disabled' as const, session }

      if (!token.supersededAt) await sessions.supersedeEarlier(token, at)
      const result = await then?.(tx, { session, generation: token.generation })
      return { outcome: 'good' as const, session, result }
    })
  }

  async function addToken(tx: Tx, sessionId: string, generation: number): Promise<string> {
    const { token, hash } = newToken('refresh')
    await sessionRepository(tx).addToken({ sessionId, tokenHash: hash, generation, createdAt: now() })
    return token
  }
}

export type SessionService = ReturnType<typeof createSessionService>

export interface OpenedSession {
  refreshToken: string
  accessToken: string
}

interface ResumedSession extends Scope {
  userId: string
  sessionId: string
  accessToken: string
}

/** What a session is good for: everything, or one quiz. */
interface Scope {
  quizId?: string
}

interface UsedToken {
  session: SessionRow
  generation: number
}

/** "Last seen" is for people: to five minutes is enough, and spares a write per request. */
const SEEN_EVERY_MS = 5 * MINUTE
/** Ended sessions stay a while, so that a stolen token is recognised rather than unknown. */
const KEPT_AFTER_END_MS = 7 * DAY

/** Only who has proved the address may administer. */
export function isAdmin(
  user: { isAdmin: boolean; email: string; emailVerifiedAt: Date | null },
  adminEmails: readonly string[],
): boolean {
  return user.emailVerifiedAt !== null && (user.isAdmin || adminEmails.includes(user.email))
}

function present(row: SessionRow, actor: Actor): SessionInfo {
  return {
    id: row.id,
    device: deviceName(row.userAgent),
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }
}
