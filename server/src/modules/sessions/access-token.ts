import { createSigner, createVerifier, TOKEN_ERROR_CODES, TokenError } from 'fast-jwt'
import { z } from 'zod'
import type { Now } from '#server/platform/clock.ts'
import { ensure, refusal } from '#server/platform/errors.ts'
import { createRecent } from '#server/platform/recent.ts'
import { isOpaqueToken } from '#server/platform/security/opaque-token.ts'
import { ACCESS_TOKEN_LIFETIME_MS } from './rotation.ts'

/** Short-lived proof of a session: it names it, and says nothing about what its user may do. */
export function createAccessTokens({ secret, now }: { secret: string; now: Now }) {
  const sign = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
  /** A page sends the same one for a quarter of an hour: what it says is read once. */
  const known = createRecent<Claims>(KNOWN_MAX)

  return {
    issue({ userId, sessionId }: { userId: string; sessionId: string }): string {
      const expiresAt = Math.floor((now().getTime() + ACCESS_TOKEN_LIFETIME_MS) / 1000)
      return sign({ kind: 'access', sub: userId, sid: sessionId, exp: expiresAt })
    },

    /** The session that an `Authorization` header stands for. */
    read(authorization: string | undefined): { userId: string; sessionId: string } {
      const token = authorization?.match(/^Bearer +(\S+)$/i)?.[1]
      ensure(token, 'notAuthenticated')
      ensure(!isOpaqueToken(token), 'wrongTokenType')

      const { sub: userId, sid: sessionId, exp } = known.find(token) ?? known.keep(token, claimsOf(token))
      ensure(exp * 1000 > now().getTime(), 'invalidToken')
      return { userId, sessionId }
    },
  }

  function claimsOf(token: string): Claims {
    const claims = claimsSchema.safeParse(payloadOf(token))
    ensure(claims.success, 'wrongTokenType')
    return claims.data
  }

  function payloadOf(token: string): unknown {
    try {
      return verify(token)
    } catch (error) {
      if (error instanceof TokenError && error.code === TOKEN_ERROR_CODES.invalidKey) throw error
      throw refusal('invalidToken')
    }
  }
}

/** Some thousands at work at the same time: half a KB each. */
const KNOWN_MAX = 10_000

type Claims = z.infer<typeof claimsSchema>
const claimsSchema = z.object({ kind: z.literal('access'), sub: z.uuid(), sid: z.uuid(), exp: z.number() })
