import type { Db, Tx } from '#server/database/client.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { UserRow, UserService } from '#server/modules/users/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import type { ExternalSignIn, SignInSecrets } from './provider.ts'
import type { SignIn, SignInResult } from './sign-in.ts'
import { usernameFrom } from './username.ts'

interface Dependencies {
  db: Db
  now: Now
  google: ExternalSignIn | undefined
  users: UserService
  site: SiteService
  signIn: SignIn
}

/** Signing in with an account that one already has elsewhere. */
export function createExternalSignIn({ db, now, google, users, site, signIn }: Dependencies) {
  return {
    /** Nothing where Google is not configured. */
    start: async () => google?.start(),

    async finish({
      query,
      secrets,
      caller,
    }: {
      query: string
      secrets: SignInSecrets | undefined
      caller: Caller
    }): Promise<SignInResult> {
      ensure(google, 'googleSignInOff')
      ensure(secrets, 'invalidAuthorizationCode')
      const person = await google.finish({ query, secrets })
      const email = person.email.trim().toLowerCase()
      const identity = { provider: 'google', subject: person.subject }

      return db.transaction(async (tx) => {
        const known = await lockKnown(tx, { identity, email })
        const user = known
          ? // Google vouches for its own address only: an account that has moved on keeps its state.
            known.email === email
            ? await signIn.prove(tx, known)
            : known
          : await users.create(tx, {
              email,
              username: usernameFrom(person.name, email),
              locale: caller.locale,
              passwordHash: null,
              emailVerifiedAt: now(),
              isAdmin: await site.claimAdministration(tx, undefined),
            })
        await users.linkIdentity(tx, { userId: user.id, email, ...identity })
        return signIn.begin(tx, user, caller)
      })
    },
  }

  /** Looked up again once it is held: it may just have been taken back from whoever signs in. */
  async function lockKnown(tx: Tx, person: ExternalAccount): Promise<UserRow | undefined> {
    const found = await findKnown(tx, person)
    if (!found) return undefined
    await users.lock(tx, found.id)
    const held = await findKnown(tx, person)
    ensure(held?.id === found.id, 'invalidAuthorizationCode')
    return held
  }

  async function findKnown(tx: Tx, { identity, email }: ExternalAccount): Promise<UserRow | undefined> {
    return (await users.findByIdentity(tx, identity)) ?? (await users.findByEmail(tx, email))
  }
}

interface ExternalAccount {
  identity: { provider: string; subject: string }
  email: string
}
