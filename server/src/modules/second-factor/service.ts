import type { SecondFactor } from '@probant/contract/second-factor/own'
import type { Db, Tx } from '#server/database/client.ts'
import type { UserRow, UserService } from '#server/modules/users/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor, Caller } from '#server/platform/http/actor.ts'
import type { Authenticator } from './authenticator/service.ts'
import type { RecoveryCodes } from './recovery-codes/service.ts'
import type { Showing } from './showing.ts'
import type { Standing } from './standing.ts'

interface Dependencies {
  db: Db
  users: UserService
  authenticator: Authenticator
  recoveryCodes: RecoveryCodes
  standing: Standing
  showing: Showing
}

/** What people do with the second factor of their own account. */
export function createSecondFactorService(dependencies: Dependencies) {
  const { db, users, authenticator, recoveryCodes, standing, showing } = dependencies

  return {
    async get({ userId }: Actor): Promise<SecondFactor> {
      const authenticatorSince = await authenticator.since(db, userId)
      return {
        isOn: authenticatorSince !== undefined,
        authenticatorSince: authenticatorSince?.toISOString() ?? null,
        recoveryCodesLeft: await recoveryCodes.left(db, userId),
        ways: await standing.ways(db, userId),
      }
    },

    /** Only of a proved address: whoever opened an account with somebody else's must not lock them out of it. */
    async startAuthenticator(actor: Actor, { currentPassword }: { currentPassword: string }) {
      ensure(actor.isEmailVerified, 'emailNotVerified')
      // Whoever has a factor has just shown it.
      const confirmed = actor.secondFactor ? undefined : await users.confirmOwner(actor, currentPassword)
      return db.transaction(async (tx) => {
        const user = await lock(tx, actor)
        // Comparing took its time: the account may have been renewed by its owner meanwhile.
        const isSame = !confirmed || user.passwordHash === confirmed.passwordHash
        ensure(isSame, 'currentPasswordIncorrect')
        return authenticator.begin(tx, user)
      })
    },

    /** From its first right code on it counts. */
    confirmAuthenticator(actor: Actor, { code }: { code: string }, caller: Caller) {
      return showing.attempt({ userId: actor.userId, caller }, () =>
        db.transaction(async (tx) => {
          const user = await lock(tx, actor)
          await authenticator.confirm(tx, user.id, code)
          const codes = await standing.turnOn(tx, user, { actor, caller })
          await standing.mail(tx, user, 'secondFactorAdded')
          return { recoveryCodes: codes }
        }),
      )
    },

    async removeAuthenticator(actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const user = await lock(tx, actor)
        ensure(await authenticator.remove(tx, user.id), 'secondFactorOff')
        await standing.settle(tx, user.id)
        await standing.mail(tx, user, 'secondFactorRemoved')
      })
    },

    async renewRecoveryCodes(actor: Actor): Promise<{ recoveryCodes: string[] }> {
      return db.transaction(async (tx) => {
        const user = await lock(tx, actor)
        ensure(user.secondFactorSince, 'secondFactorOff')
        const codes = await recoveryCodes.renew(tx, user.id)
        await standing.mail(tx, user, 'recoveryCodesRenewed')
        return { recoveryCodes: codes }
      })
    },

    /** The account is back at a former address: whoever had it meanwhile leaves no factor behind that locks its owner out. */
    async removeSince(tx: Tx, { userId, since }: { userId: string; since: Date }): Promise<void> {
      await authenticator.removeSince(tx, userId, since)
      await recoveryCodes.remove(tx, userId, since)
      await standing.settle(tx, userId)
    },
  }

  async function lock(tx: Tx, { userId }: Actor): Promise<UserRow> {
    const user = await users.lock(tx, userId)
    ensure(user, 'notAuthenticated')
    return user
  }
}
