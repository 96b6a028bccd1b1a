import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { ensure, refusal, refuseField } from '#server/platform/errors.ts'
import { type Actor, type ProvedAccount, provedAddress } from '#server/platform/http/actor.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import { userEmail } from './emails.ts'
import { userRepository } from './repository.ts'
import type { UserService } from './service.ts'

interface Dependencies {
  db: Db
  attempts: Attempts
  outbox: Pick<Outbox, 'forget'>
  sending: Pick<Sending, 'farewell'>
  workspaces: WorkspaceService
  users: UserService
  accountLeaving: Announcement<LeavingAccount>
  accountForgotten: Announcement<ForgottenAccount>
}

/** Whoever has to do with it locks what it is about to change, or says why the account can't go yet. */
export type LeavingAccount = ProvedAccount

/** Nothing stands in the way any more: whoever keeps a name or an address lets go of it; see `personal-data.ts`. */
export type ForgottenAccount = ProvedAccount

/** Leaving for good. */
export function createDeparture(dependencies: Dependencies) {
  const { db, attempts, outbox, sending, workspaces, users, accountLeaving, accountForgotten } = dependencies

  return {
    async deleteAccount(
      actor: Actor,
      { email, currentPassword }: { email: string; currentPassword: string },
    ): Promise<void> {
      if (email !== actor.email) refuseField('email', 'emailNotYours')
      const confirmed = await users.confirmOwner(actor, currentPassword)
      const account = provedAddress(actor)

      await db.transaction(async (tx) => {
        // Whoever is using something up there finishes first, and no organization begins meanwhile.
        await workspaces.lockAllOf(tx, actor.userId)
        // The account last, like everybody who comes into a quiz: else each would wait for the other.
        await accountLeaving.announce(tx, account)
        const current = await users.lock(tx, actor.userId)
        ensure(current, 'notAuthenticated')
        // Comparing took its time: the account may have been renewed by its owner meanwhile.
        ensure(current.passwordHash === confirmed.passwordHash, 'currentPasswordIncorrect')
        await refuseOwner(tx, actor)
        await attempts.forget(tx, account)
        await accountForgotten.announce(tx, account)
        await outbox.forget(tx, account)
        await deleteUnlessOwner(tx, actor)
        await sayFarewell(tx, actor)
      })
    },
  }

  /** What nobody has proved may be the mailbox of a stranger, who knows of no account. */
  async function sayFarewell(tx: Tx, actor: Actor): Promise<void> {
    const { email: to } = provedAddress(actor)
    if (to)
      await sending.farewell(tx, { to, locale: actor.locale, ...userEmail('accountDeleted', actor.locale) })
  }

  /** Others work there: an organization does not go along in silence. */
  async function refuseOwner(tx: DbOrTx, { userId }: Actor): Promise<void> {
    ensure(!(await workspaces.ownsOrganizations(tx, userId)), 'organizationsToDelete')
  }
}

/** The database insists, whatever was looked at before. */
async function deleteUnlessOwner(tx: Tx, { userId }: Actor): Promise<void> {
  try {
    await userRepository(tx).delete(userId)
  } catch (error) {
    throw isForeignKeyViolation(error, OWNER_RULE) ? refusal('organizationsToDelete') : error
  }
}

const OWNER_RULE = 'organizations_owner_id_users_id_fk'
