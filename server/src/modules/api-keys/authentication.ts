import { API_CALLS_PER_MINUTE } from '@probant/contract/api-keys/keys'
import { PERSONAL } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { ActingKey, Actor } from '#server/platform/http/actor.ts'
import type { Authenticate } from '#server/platform/http/serve.ts'
import { hashOf, TOKEN_PREFIXES } from '#server/platform/security/opaque-token.ts'
import { apiKeyRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  /** Of everybody who comes without a key. */
  authenticatePerson: Authenticate
}

/** Who calls: a person with a session, or a program in the name of the one whose key it has. */
export function createAuthentication({ db, now, authenticatePerson }: Dependencies) {
  return {
    authenticate: (authorization: string | undefined): Promise<Actor> => {
      const token = authorization?.match(KEY)?.[1]
      return token ? authenticateKey(token) : authenticatePerson(authorization)
    },
  }

  /** All is read anew with each call, so that what was revoked opens nothing more. */
  async function authenticateKey(token: string): Promise<Actor> {
    const found = await apiKeyRepository(db).findByToken(hashOf(token))
    ensure(found, 'invalidToken')
    const { key, user, organizationId } = found
    ensure(!key.endsAt || key.endsAt > now(), 'apiKeyEnded')
    ensure(user.status === 'active', 'accountDisabled')
    ensure(user.emailVerifiedAt, 'emailNotVerified')

    const { id, name, workspaceId, scopes } = key
    const workspace = organizationId ?? PERSONAL
    return {
      userId: key.userId,
      // No session has it: whatever belongs to one is not the key's.
      sessionId: id,
      // Nobody sits there who could have signed in just now.
      signedInAt: new Date(0),
      email: user.email,
      locale: user.locale,
      isEmailVerified: true,
      isAdmin: false,
      isForResult: false,
      key: { id, name, workspaceId, workspace, scopes, rate: await rateOf(id) },
    }
  }

  /** What this call leaves of the minute's. */
  async function rateOf(keyId: string): Promise<ActingKey['rate']> {
    const at = now()
    const counted = await apiKeyRepository(db).noteCall(keyId, { now: at, minuteAgo: later(at, -MINUTE) })
    ensure(counted?.since, 'invalidToken')
    const leftMs = counted.since.getTime() + MINUTE - at.getTime()
    return {
      limit: API_CALLS_PER_MINUTE,
      used: counted.callCount,
      resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
    }
  }
}

const KEY = new RegExp(`^Bearer +(${TOKEN_PREFIXES.key}\\S+)$`, 'i')
