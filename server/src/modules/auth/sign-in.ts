import type { SignedIn } from '@probant/contract/auth'
import type { Locale } from '@probant/contract/locales'
import type { Tx } from '#server/database/client.ts'
import type { KnownBrowsers, Scope, SecondSteps, SessionService } from '#server/modules/sessions/index.ts'
import type { LinkService, UserRow, UserService } from '#server/modules/users/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import { usernameFrom } from './username.ts'

/** What every way of signing in ends with: the page's part, and the cookie's. */
export interface OpenedSignIn {
  signedIn: SignedIn
  refreshToken: string
  /** For the cookie by which the account knows the browser again. */
  browserToken?: string
}

/** Where the account has a second factor, only the first step was made. */
export type SignInResult = OpenedSignIn | { secondStepToken: string }

interface Dependencies {
  now: Now
  users: UserService
  sessions: SessionService
  knownBrowsers: KnownBrowsers
  links: LinkService
  secondSteps: SecondSteps
}

export function createSignIn(dependencies: Dependencies) {
  const { now, users, sessions, knownBrowsers, links, secondSteps } = dependencies

  return {
    /** For everything, after a first step; whoever has a second factor is asked for it. */
    async begin(tx: Tx, user: UserRow, caller: Caller): Promise<SignInResult> {
      ensure(user.status === 'active', 'accountDisabled')
      if (!user.secondFactorSince) return open(tx, user, caller)
      return { secondStepToken: await secondSteps.begin(tx, user.id) }
    },

    open,

    prove,

    /** Whoever reads this mailbox comes into its account, which is made, without a password, where there is none. */
    async accountOf(tx: Tx, { email, name, locale, signedInAs }: Mailbox): Promise<UserRow> {
      const user =
        (await users.lockByEmail(tx, email)) ?? (await make()) ?? (await users.lockByEmail(tx, email))
      ensure(user, 'userCreateFailed')
      if (user.emailVerifiedAt || user.id !== signedInAs) return prove(tx, user)
      // Signed in to the account, and reading its mailbox: nobody else has opened it.
      return users.markVerified(tx, user.id)

      function make() {
        const proved = { passwordHash: null, emailVerifiedAt: now(), isAdmin: false }
        return users.createUnlessThere(tx, { email, username: usernameFrom(name, email), locale, ...proved })
      }
    },
  }

  /** For everything, for one quiz, or for its result; nothing more is asked. */
  async function open(tx: Tx, user: UserRow, caller: Caller, opened: Opened = {}): Promise<OpenedSignIn> {
    const { hasShownSecondFactor, ...scope } = opened
    ensure(user.status === 'active', 'accountDisabled')
    const placed = await users.learnTimeZone(tx, user, caller.timeZone)
    const known = scope.quizId ? await users.learnLocale(tx, placed, caller.locale) : placed
    const { refreshToken, accessToken } = await sessions.open(tx, user.id, caller, opened)
    const signedIn = { accessToken, ...scope, user: await users.present(tx, known) }
    // Who came by an invitation has shown no more than the mailbox.
    if (scope.quizId) return { refreshToken, signedIn }
    const browserToken = await knownBrowsers.remember(tx, user.id, caller.browserToken)
    return { refreshToken, signedIn, browserToken }
  }

  /**
   * The address has just been proved. If it never was before, whoever opened the account may have been someone
   * else: their password, sessions and links end here.
   */
  async function prove(tx: Tx, user: UserRow): Promise<UserRow> {
    if (user.emailVerifiedAt) return user
    await users.dropPassword(tx, user.id)
    await sessions.revokeAll(tx, user.id)
    await links.spendAll(tx, user.id)
    return users.markVerified(tx, user.id)
  }
}

interface Opened extends Scope {
  hasShownSecondFactor?: boolean
}

interface Mailbox {
  email: string
  /** What others call whoever reads it; may be empty. */
  name: string
  locale: Locale
  /** The account that the browser is signed in to, with all that it may do. */
  signedInAs: string | undefined
}

export type SignIn = ReturnType<typeof createSignIn>
