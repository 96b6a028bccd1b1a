import type { SessionInfo } from '@probant/contract/users'
import type { Db, Tx } from '#server/database/client.ts'
import { isUnavailable } from '#server/database/failures.ts'
import { createBatching } from '#server/platform/batching.ts'
import { DAY, later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor, Caller } from '#server/platform/http/actor.ts'
import type { Log } from '#server/platform/log.ts'
import { hashOf, newToken } from '#server/platform/security/opaque-token.ts'
import { createAccessTokens } from './access-token.ts'
import { deviceName } from './device.ts'
import type { KnownBrowsers } from './known-browsers/service.ts'
import { type SessionRow, sessionRepository, type TokenRow } from './repository.ts'
import { SESSION_LIFETIME_MS, use } from './rotation.ts'
import type { SecondSteps } from './second-steps/service.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  secret: string
  adminEmails: readonly string[]
  knownBrowsers: KnownBrowsers
  secondSteps: SecondSteps
}

export function createSessionService(dependencies: Dependencies) {
  const { db, now, log, secret, adminEmails, knownBrowsers, secondSteps } = dependencies
  const accessTokens = createAccessTokens({ secret, now })
  /** Asked with every request: hundreds at the same moment are one question. */
  const findLive = createBatching(
    async (sessionIds: readonly string[]) => {
      const rows = await sessionRepository(db).listLiveWithUsers(sessionIds, now())
      const live = new Map(rows.map((row) => [row.sessionId, row]))
      return sessionIds.map((sessionId) => live.get(sessionId))
    },
    { most: 500, concernsAll: isUnavailable },
  )
  /** Noted together as well: a hundred calls of one session would wait for its row one after the other. */
  const noteSeen = createBatching(
    async (sessionIds: readonly string[]) => {
      await sessionRepository(db).noteSeen([...new Set(sessionIds)], now())
      return sessionIds
    },
    { most: 500, concernsAll: isUnavailable },
  )

  return {
    /** A new sign-in: its refresh token goes into the cookie, its access token to the page. */
    open: (
      tx: Tx,
      userId: string,
      caller: Caller,
      { quizId, isForResult, hasShownSecondFactor }: Scope & { hasShownSecondFactor?: boolean } = {},
    ): Promise<OpenedSession> =>
      failingAs('tokenGenerationFailed', async () => {
        const at = now()
        const session = await sessionRepository(tx).create({
          userId,
          quizId,
          isForResult,
          userAgent: caller.userAgent,
          address: caller.address,
          createdAt: at,
          lastSeenAt: at,
          secondFactorAt: hasShownSecondFactor ? at : null,
          expiresAt: later(at, SESSION_LIFETIME_MS),
        })
        const refreshToken = await addToken(tx, session.id, null)
        return { refreshToken, accessToken: accessTokens.issue({ userId, sessionId: session.id }) }
      }),

    /** Who holds this refresh token, with an access token for them; nobody where it is good for nothing. */
    resume: async (refreshToken: string | undefined): Promise<ResumedSession | undefined> =>
      resumed(await present(refreshToken)),

    /** The same for a page that opens, with a successor for a token that has served its time. */
    async visit(refreshToken: string | undefined, caller: Caller): Promise<Visit | undefined> {
      const used = await present(refreshToken, { caller })
      const session = resumed(used)
      return session && { ...session, refreshToken: used?.successor }
    },

    /** Does this browser belong to somebody with an account? For pages that greet them and do nothing else. */
    async isSignedIn(refreshToken: string | undefined): Promise<boolean> {
      if (!refreshToken) return false
      return (await sessionRepository(db).findAccountByToken(hashOf(refreshToken), now())) !== undefined
    },

    /** The successor of a refresh token; none for one that was sent before its successor arrived. */
    async rotate(refreshToken: string | undefined, caller: Caller): Promise<string | undefined> {
      ensure(refreshToken, 'notAuthenticated')
      const used = await present(refreshToken, { caller, isRotation: true })
      ensure(used?.outcome !== 'disabled', 'accountDisabled')
      ensure(used?.outcome === 'good', 'invalidToken')
      return used.successor
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
      const found = await findLive(claimed.sessionId)
      ensure(found?.user.id === claimed.userId, 'invalidToken')
      ensure(found.user.status === 'active', 'accountDisabled')

      if (at.getTime() - found.lastSeenAt.getTime() > SEEN_EVERY_MS) await noteSeen(claimed.sessionId)
      const isEmailVerified = found.user.emailVerifiedAt !== null
      return {
        ...claimed,
        email: found.user.email,
        locale: found.user.locale,
        isEmailVerified,
        isAdmin: isAdmin(found.user, adminEmails),
        quizId: found.quizId ?? undefined,
        isForResult: found.isForResult,
        signedInAt: found.createdAt,
        secondFactor: found.user.secondFactorSince ? { shownAt: found.secondFactorAt } : undefined,
      }
    },

    /** The second factor was shown in this session just now. */
    async noteSecondFactor(tx: Tx, sessionId: string): Promise<void> {
      ensure(await sessionRepository(tx).noteSecondFactor(sessionId, now()), 'notAuthenticated')
    },

    /** Which of these still let somebody in: for answers that go on, asked about all of them at once. */
    async stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await sessionRepository(db).listLiveWithUsers(sessionIds, now())
      return new Set(rows.flatMap(({ sessionId, user }) => (user.status === 'active' ? sessionId : [])))
    },

    async list(actor: Actor): Promise<SessionInfo[]> {
      const rows = await sessionRepository(db).list(actor.userId, now())
      return rows.map((row) => presentSession(row, actor))
    },

    async revoke(actor: Actor, sessionId: string): Promise<void> {
      const revoked = await sessionRepository(db).revoke({ userId: actor.userId, sessionId }, now())
      ensure(revoked > 0, 'notFound')
    },

    /** Signed out, and unknown from now on: everywhere, or everywhere but here. Logins that were begun end as well. */
    async revokeAll(tx: Db | Tx, userId: string, { except, browserToken }: Here = {}): Promise<void> {
      await sessionRepository(tx).revoke({ userId, except }, now())
      await secondSteps.forget(tx, userId)
      await knownBrowsers.forget(tx, userId, { except: browserToken })
    },

    async deleteDead(): Promise<void> {
      const at = now()
      await sessionRepository(db).deleteDead({
        endedBefore: later(at, -KEPT_AFTER_END_MS),
        // For as long as a cookie may hold one: who brings it back shows that two have held the family.
        supersededBefore: later(at, -SESSION_LIFETIME_MS),
      })
    },
  }

  /** Presents a refresh token: a good one leaves other branches behind, one that was left behind ends its family. */
  async function present(refreshToken: string | undefined, { caller, isRotation = false }: Purpose = {}) {
    if (!refreshToken) return undefined
    return db.transaction(async (tx) => {
      const sessions = sessionRepository(tx)
      const found = await sessions.findByTokenForUpdate(hashOf(refreshToken))
      const at = now()
      if (!found || found.session.revokedAt || found.session.expiresAt <= at) return undefined
      const { token, session, userStatus } = found

      const family = await sessions.listCurrentTokens(session.id)
      const used = use(token, { family, now: at, isRotation })
      if (used.verdict === 'reused') {
        await sessions.revoke({ userId: session.userId, sessionId: session.id }, at)
        log.warn({ sessionId: session.id }, 'a refresh token was used again: its session is ended')
        return undefined
      }
      if (userStatus !== 'active') return { outcome: 'disabled' as const, session }
      if (used.verdict === 'late') return { outcome: 'good' as const, session }

      await sessions.markUsed(token.id, at)
      await sessions.supersede(used.superseded, at)
      const successor = caller && used.hasSuccessor ? await succeed(tx, token, caller) : undefined
      return { outcome: 'good' as const, session, successor }
    })
  }

  async function succeed(tx: Tx, { id, sessionId }: TokenRow, { address, userAgent }: Caller) {
    const at = now()
    const expiresAt = later(at, SESSION_LIFETIME_MS)
    await sessionRepository(tx).touch(sessionId, { lastSeenAt: at, expiresAt, address, userAgent })
    return addToken(tx, sessionId, id)
  }

  async function addToken(tx: Tx, sessionId: string, parentId: string | null): Promise<string> {
    const { token, hash } = newToken('refresh')
    const at = now()
    await sessionRepository(tx).addToken({
      sessionId,
      parentId,
      tokenHash: hash,
      createdAt: at,
      usedAt: at,
    })
    return token
  }

  function resumed(used: Awaited<ReturnType<typeof present>>): ResumedSession | undefined {
    if (used?.outcome !== 'good') return undefined
    const { userId, id: sessionId, quizId, isForResult } = used.session
    const accessToken = accessTokens.issue({ userId, sessionId })
    return {
      userId,
      sessionId,
      accessToken,
      quizId: quizId ?? undefined,
      isForResult: isForResult || undefined,
    }
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

/** What a session is good for: everything, one quiz, or what came of that for one person. */
export interface Scope {
  quizId?: string
  isForResult?: true
}

interface Visit extends ResumedSession {
  /** For the cookie, where it has to be another one. */
  refreshToken?: string
}

/** The session and the browser that stay. */
interface Here {
  except?: string
  browserToken?: string
}

/** Whoever is given a successor also has to keep it, so only those ask for one who can write the cookie. */
interface Purpose {
  caller?: Caller
  isRotation?: boolean
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

function presentSession(row: SessionRow, actor: Actor): SessionInfo {
  return {
    id: row.id,
    device: deviceName(row.userAgent),
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }
}
