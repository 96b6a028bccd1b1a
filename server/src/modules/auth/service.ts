import type { BotAction, logIn, Session, signUp } from '@probant/contract/auth'
import type { Locale } from '@probant/contract/locales'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { KnownBrowsers, SessionService } from '#server/modules/sessions/index.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { LinkService, UserService } from '#server/modules/users/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor, Caller } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import { countedFor, hardnessAfter } from '#server/platform/security/bot-check/hardness.ts'
import type { BotCheck } from '#server/platform/security/bot-check/provider.ts'
import type { PasswordHashing } from '#server/platform/security/password-hashing.ts'
import { attemptKeys } from './attempt-keys.ts'
import { authEmail } from './emails.ts'
import type { OpenedSignIn, SignIn, SignInResult } from './sign-in.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  botCheck: BotCheck
  passwords: PasswordHashing
  sending: Sending
  links: LinkService
  sessions: SessionService
  knownBrowsers: KnownBrowsers
  users: UserService
  site: SiteService
  signIn: SignIn
}

interface NewAccount {
  email: string
  username: string
  passwordHash: string
  setupCode?: string
}

export function createAuthService(dependencies: Dependencies) {
  const {
    db,
    now,
    attempts,
    botCheck,
    passwords,
    sending,
    links,
    sessions,
    knownBrowsers,
    users,
    site,
    signIn,
  } = dependencies

  return {
    async signUp(form: z.output<typeof signUp.schema.body>, caller: Caller): Promise<OpenedSignIn> {
      await checkBot(form.botToken, 'signup', caller)
      const { tried, network } = attemptKeys.signUp(caller.address)
      await attempts.begin({ tried, network })
      await attempts.begin(attemptKeys.signUpMailbox(form.email, caller.address))
      const passwordHash = await passwords.hash(form.password)
      // Before the address is asked about: what a wrong code is answered must not tell whether it is taken.
      await site.ensureSetupCode(db, form.setupCode)
      const isTaken = await attempts.ask(attemptKeys.takenAddress(caller.address), (tx) =>
        users.isTaken(tx, form.email),
      )
      ensure(!isTaken, 'userWithEmailExists')

      const result = await openAccount({ ...form, passwordHash }, caller)
      await attempts.succeed({ network })
      return result
    },

    openAccount,

    async logIn(form: z.output<typeof logIn.schema.body>, caller: Caller): Promise<SignInResult> {
      await checkBot(form.botToken, 'login', caller)
      const user = await users.findByEmail(db, form.email)
      const keys = attemptKeys.login({
        email: form.email,
        address: caller.address,
        knownBrowser: await knownBrowsers.find(user?.id, caller.browserToken),
        getsHarder: botCheck.challenge !== undefined,
      })
      await attempts.begin(keys)

      const matches = await passwords.matches(user?.passwordHash, form.password)
      ensure(user && matches, 'wrongCredentials')

      const result = await db.transaction(async (tx) => {
        // Comparing took its time: the account may have got another password, or another owner, meanwhile.
        const current = await users.lock(tx, user.id)
        ensure(current?.passwordHash === user.passwordHash, 'wrongCredentials')
        return signIn.begin(tx, current, caller)
      })
      await attempts.succeed(keys)
      return result
    },

    /** The more goes wrong from a network, the harder its next check. */
    async botChallenge(action: BotAction, caller: Caller): Promise<Record<string, unknown>> {
      ensure(botCheck.challenge, 'serviceUnavailable')
      const failures = await attempts.failuresFrom(countedFor(action, caller.address))
      return (await botCheck.challenge(action, hardnessAfter(failures))) as Record<string, unknown>
    },

    /** Who is signed in here; with another token for the cookie, where the one it holds has served its time. */
    async session(
      held: string | undefined,
      caller: Caller,
    ): Promise<{ session: Session; refreshToken?: string }> {
      const visit = await sessions.visit(held, caller)
      if (!visit) return { session: {} }
      const { userId, accessToken, quizId, isForResult, refreshToken } = visit
      const user = await (quizId ? users.getInvited(userId, caller) : users.get(userId, caller))
      return { session: { user, accessToken, quizId, isForResult }, refreshToken }
    },

    async resendVerification(actor: Actor): Promise<{ email: string }> {
      if (actor.isEmailVerified) return { email: actor.email }
      await attempts.begin(attemptKeys.verification(actor.userId))
      await db.transaction((tx) => mailVerification(tx, { ...actor, id: actor.userId }))
      return { email: actor.email }
    },
  }

  /** What signing up comes to, once nothing stands against it. */
  function openAccount(
    { email, username, passwordHash, setupCode }: NewAccount,
    caller: Caller,
  ): Promise<OpenedSignIn> {
    return db.transaction(async (tx) => {
      const isAdmin = await site.claimAdministration(tx, setupCode)
      const user = await users.create(tx, {
        email,
        username,
        locale: caller.locale,
        passwordHash,
        // Whoever sets up the installation sits at its console: nothing is left to prove.
        emailVerifiedAt: isAdmin ? now() : null,
        isAdmin,
      })
      if (!user.emailVerifiedAt) await mailVerification(tx, user)
      return signIn.open(tx, user, caller)
    })
  }

  async function checkBot(token: string, action: BotAction, caller: Caller): Promise<void> {
    ensure(await botCheck.verify({ token, action, address: caller.address }), 'botCheckFailed')
  }

  async function mailVerification(
    tx: Tx,
    user: { id: string; email: string; locale: Locale },
  ): Promise<void> {
    const { id: userId, email, locale } = user
    const link = await links.create(tx, { userId, purpose: 'verify_email', email })
    await sending.post(tx, { userId, to: email, locale, ...authEmail('verify', locale, link) })
  }
}
