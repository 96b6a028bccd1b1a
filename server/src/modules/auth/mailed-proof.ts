import type { forgotPassword, resetPassword, verifyEmail } from '@probant/contract/auth'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { Locale } from '@probant/contract/locales'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { KnownBrowsers, SessionService } from '#server/modules/sessions/index.ts'
import type { EmailChange, LinkRow, LinkService, UserRow, UserService } from '#server/modules/users/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor, Caller } from '#server/platform/http/actor.ts'
import { leadsNowhere } from '#server/platform/mail/stand-in-address.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { BotCheck } from '#server/platform/security/bot-check/provider.ts'
import type { PasswordHashing } from '#server/platform/security/password-hashing.ts'
import { attemptKeys } from './attempt-keys.ts'
import { authEmail } from './emails.ts'
import type { SignIn, SignInResult } from './sign-in.ts'

interface Dependencies {
  db: Db
  attempts: Attempts
  botCheck: BotCheck
  passwords: PasswordHashing
  sending: Sending
  links: LinkService
  sessions: SessionService
  knownBrowsers: KnownBrowsers
  users: UserService
  emailChange: EmailChange
  signIn: SignIn
}

/** What can be done with a link from a mail: prove an address, choose a new password. */
export function createMailedProof(dependencies: Dependencies) {
  const {
    db,
    attempts,
    botCheck,
    passwords,
    sending,
    links,
    sessions,
    knownBrowsers,
    users,
    emailChange,
    signIn,
  } = dependencies

  return {
    /** Answers alike, whether or not the address is known. */
    async forgotPassword(
      form: z.output<typeof forgotPassword.schema.body>,
      caller: Caller,
    ): Promise<{ email: string }> {
      const check = { token: form.botToken, action: 'password_reset', address: caller.address }
      ensure(await botCheck.verify(check), 'botCheckFailed')
      await attempts.begin(attemptKeys.passwordReset(form.email, caller.address))

      await db.transaction(async (tx) => {
        const user = await users.findByEmail(tx, form.email)
        if (user?.status === 'active') await mailReset(tx, user)
      })
      return { email: form.email }
    },

    /** To whoever came by an invitation and has no password yet: with one, they have a full account. */
    async offerPassword(actor: Actor, { locale }: Caller): Promise<{ email: string }> {
      // Whoever came with a code has no mailbox that a link could go to.
      ensure(!leadsNowhere(actor.email), 'forbidden')
      await attempts.begin(attemptKeys.passwordOffer(actor.userId))
      await db.transaction(async (tx) => {
        const user = await users.lock(tx, actor.userId)
        const reader = user && (await users.learnLocale(tx, user, locale))
        if (reader) await mailReset(tx, reader, reader.passwordHash ? 'reset' : 'firstPassword')
      })
      return { email: actor.email }
    },

    /** By an administrator, in their transaction, who is not told that there are enough links: somebody else may have asked for those. */
    sendPasswordLink: (tx: Tx, user: Reader) => mailLink(tx, user, 'passwordLink'),

    async resetPassword(
      form: z.output<typeof resetPassword.schema.body>,
      caller: Caller,
    ): Promise<SignInResult> {
      // A made-up link must not cost what hashing costs.
      await db.transaction((tx) => follow(tx, form.token, RENEWING))
      const passwordHash = await passwords.hash(form.password)

      return db.transaction(async (tx) => {
        const { user } = await follow(tx, form.token, RENEWING)
        ensure(user.status === 'active', 'accountDisabled')

        await signIn.prove(tx, user)
        await sessions.revokeAll(tx, user.id)
        await links.spendAll(tx, user.id)
        const renewed = await users.setPassword(tx, user.id, passwordHash)
        return signIn.begin(tx, renewed, caller)
      })
    },

    /**
     * The link proves the mailbox; the account's own session or password proves that its owner is also the one
     * who opened the account, or asked for the change.
     */
    async verifyEmail(
      form: z.output<typeof verifyEmail.schema.body>,
      context: { refreshToken: string | undefined; caller: Caller },
    ): Promise<ResponseOf<typeof verifyEmail>> {
      const resumed = await sessions.resume(context.refreshToken)
      const { link, user } = await db.transaction((tx) =>
        follow(tx, form.token, ['verify_email', 'change_email']),
      )
      ensure(user.status === 'active', 'accountDisabled')
      const answer = { purpose: purposeOf(link), email: link.email }

      // Who came by an invitation has shown no more than the mailbox.
      const isOwnSession = resumed?.userId === user.id && !resumed.quizId
      if (!isOwnSession && form.password === undefined) return { outcome: 'passwordNeeded', ...answer }
      if (!isOwnSession) await checkPassword(user, form.password ?? '', context.caller)

      await db.transaction(async (tx) => {
        // Read again: it may have been followed, or the account renewed, in the meantime.
        const { user: current } = await follow(tx, form.token, [link.purpose])
        ensure(isOwnSession || current.passwordHash === user.passwordHash, 'wrongCredentials')
        if (link.purpose === 'change_email') await emailChange.complete(tx, current, link.email)
        else await users.markVerified(tx, current.id)
        await links.spend(tx, current.id, [link.purpose])
      })
      return { outcome: 'verified', ...answer }
    },
  }

  async function mailReset(tx: Tx, user: Reader, kind: 'reset' | 'firstPassword' = 'reset'): Promise<void> {
    // Someone else may be asking again and again: the mailbox has enough links that work.
    if ((await links.countPending(tx, user.id, 'reset_password')) >= MOST_RESET_LINKS) return
    await mailLink(tx, user, kind)
  }

  async function mailLink(
    tx: Tx,
    { id: userId, email, locale }: Reader,
    kind: 'reset' | 'firstPassword' | 'passwordLink',
  ): Promise<void> {
    const link = await links.create(tx, { userId, purpose: 'reset_password', email })
    // The page that it opens has other words where there never was a password.
    const address = kind === 'firstPassword' ? link.replace('#', '?first#') : link
    await sending.post(tx, { userId, to: email, locale, ...authEmail(kind, locale, address) })
  }

  /** The account is locked before its link is read: of two who follow it at once, the second finds it spent. */
  async function follow(tx: Tx, token: string, purposes: readonly LinkRow['purpose'][]) {
    const user = await users.lock(tx, (await links.get(tx, token)).userId)
    const link = await links.get(tx, token)
    // A link to an address that the account has left since proves nothing about it any more.
    const stillFits = link.purpose === 'change_email' || link.email === user?.email
    ensure(user && stillFits && purposes.includes(link.purpose), 'invalidLink')
    return { link, user }
  }

  async function checkPassword(user: UserRow, password: string, caller: Caller): Promise<void> {
    const keys = attemptKeys.login({
      email: user.email,
      address: caller.address,
      knownBrowser: await knownBrowsers.find(user.id, caller.browserToken),
      getsHarder: botCheck.challenge !== undefined,
    })
    await attempts.begin(keys)
    ensure(await passwords.matches(user.passwordHash, password), 'wrongCredentials')
    await attempts.succeed(keys)
  }
}

const RENEWING = ['reset_password', 'verify_email'] as const
const MOST_RESET_LINKS = 5

interface Reader {
  id: string
  email: string
  locale: Locale
}

export type MailedProof = ReturnType<typeof createMailedProof>

function purposeOf(link: LinkRow): 'verify_email' | 'change_email' {
  return link.purpose === 'change_email' ? 'change_email' : 'verify_email'
}
