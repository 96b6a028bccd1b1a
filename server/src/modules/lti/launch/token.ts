import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { MINUTE, type Now, SECOND } from '#server/platform/clock.ts'
import { ensure, refusal } from '#server/platform/errors.ts'
import type { PlatformKeys } from './platform-keys.ts'

interface Dependencies {
  now: Now
  keysAt: PlatformKeys
}

interface Expected {
  platform: { issuer: string; clientId: string; keysUrl: string }
  nonce: string
}

/** Whether a platform's message is its own, meant for us, of now, and the one that was asked for. */
export function createTokenCheck({ now, keysAt }: Dependencies) {
  return {
    async read(token: string, { platform, nonce }: Expected): Promise<JWTPayload> {
      const { issuer, clientId, keysUrl } = platform
      const claims = await verified(token, keysAt(keysUrl), {
        // Some say it with a slash at the end in one place and without in the other.
        issuer: [issuer, `${issuer}/`],
        audience: clientId,
      })
      ensure(isForUsAlone(claims, clientId), 'launchForged', { part: 'azp' })
      ensure(claims.nonce === nonce, 'launchForged', { part: 'nonce' })
      return claims
    },
  }

  async function verified(
    token: string,
    keys: JWTVerifyGetKey,
    expected: { issuer: string[]; audience: string },
  ): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        ...expected,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'nonce'],
        maxTokenAge: OLDEST_MS / SECOND,
        clockTolerance: TOLERANCE_MS / SECOND,
        currentDate: now(),
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw refusal('launchExpired')
      if (error instanceof errors.JOSEError) throw refusal('launchForged', { part: partOf(error) })
      throw error
    }
  }
}

export type TokenCheck = ReturnType<typeof createTokenCheck>

/** Never a shared secret, and never none. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512']
const OLDEST_MS = 10 * MINUTE
/** Clocks of two servers differ. */
const TOLERANCE_MS = MINUTE

/** Where it is meant for several, it has to say that it was asked for by us. */
function isForUsAlone({ aud, azp }: JWTPayload, clientId: string): boolean {
  if (azp !== undefined) return azp === clientId
  return !Array.isArray(aud) || aud.length === 1
}

/** For whoever runs the platform: which part of it is wrong. */
function partOf(error: InstanceType<typeof errors.JOSEError>): string {
  if (error instanceof errors.JWTClaimValidationFailed) return error.claim
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature'
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return 'kid'
  if (error instanceof errors.JOSEAlgNotAllowed) return 'alg'
  return 'id_token'
}
