import type { SignedIn } from '@probant/contract/auth'
import type { Tx } from '#server/database/client.ts'
import type { SessionService } from '#server/modules/sessions/service.ts'
import type { LinkService } from '#server/modules/users/links/service.ts'
import type { UserRow } from '#server/modules/users/repository.ts'
import type { UserService } from '#server/modules/users/service.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'

/** What every way of signing in ends with: the page's part, and the cookie's. */
export interface SignInResult {
  signedIn: SignedIn
  refreshToken: string
}

interface Dependencies {
  users: UserService
  sessions: SessionService
  links: LinkService
}

export function createSignIn({ users, sessions, links }: Dependencies) {
  return {
    async open(tx: Tx, user: UserRow, caller: Caller): Promise<SignInResult> {
      ensure(user.status === 'active', 'accountDisabled')
      const { refreshToken, accessToken } = await sessions.open(tx, user.id, caller)
      return { refreshToken, signedIn: { accessToken, user: await users.present(tx, user) } }
    },

    /**
     * The address has just been proved. If it never was before, whoever opened the account may have been someone
     * else: their password, sessions and links end here.
     */
    async prove(tx: Tx, user: UserRow): Promise<UserRow> {
      if (user.emailVerifiedAt) return user
      await users.dropPassword(tx, user.id)
      await sessions.revokeAll(tx, user.id)
      await links.spendAll(tx, user.id)
      return users.markVerified(tx, user.id)
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>
