import type { Locale } from '@probant/contract/locales'
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
import { type UserRow, userRepository } from './repository.ts'
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

interface Farewell {
  kind: 'accountDeleted' | 'accountRemoved'
  locale: Locale
}

/** Whoever has to do with it locks what it is about to change, or says why the account can't go yet. */
export type LeavingAccount = ProvedAccount

/** Nothing stands in the way any more: whoever keeps a name or an address lets go of it; see `database/personal-data`. */
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
        await dissolve(tx, account, (current) => {
          ensure(current, 'notAuthenticated')
          // Comparing took its time: the account may have been renewed by its owner meanwhile.
          ensure(current.passwordHash === confirmed.passwordHash, 'currentPasswordIncorrect')
        })
        await sayFarewell(tx, account, { kind: 'accountDeleted', locale: actor.locale })
      })
    },

    /** By an administrator, in their transaction: under the same conditions, and with the same things kept. */
    async removeAccount(tx: Tx, { id: userId, email, emailVerifiedAt, locale }: UserRow): Promise<void> {
      const account = { userId, email: emailVerifiedAt ? email : undefined }
      await dissolve(tx, account, (current) => {
        // Another address would stay behind in what is forgotten by address.
        ensure(current?.email === email, 'userNotFound')
      })
      await sayFarewell(tx, account, { kind: 'accountRemoved', locale })
    },
  }

  async function dissolve(
    tx: Tx,
    account: ProvedAccount,
    confirm: (current: UserRow | undefined) => void,
  ): Promise<void> {
    // Whoever is using something up there finishes first, and no organization begins meanwhile.
    await workspaces.lockAllOf(tx, account.userId)
    // The account last, like everybody who comes into a quiz: else each would wait for the other.
    await accountLeaving.announce(tx, account)
    confirm(await users.lock(tx, account.userId))
    await refuseOwner(tx, account)
    await attempts.forget(tx, account)
    await accountForgotten.announce(tx, account)
    await outbox.forget(tx, account)
    await deleteUnlessOwner(tx, account)
  }

  /** What nobody has proved may be the mailbox of a stranger, who knows of no account. */
  async function sayFarewell(
    tx: Tx,
    { email: to }: ProvedAccount,
    { kind, locale }: Farewell,
  ): Promise<void> {
    if (to) await sending.farewell(tx, { to, locale, ...userEmail(kind, locale) })
  }

  /** Others work there: an organization does not go along in silence. */
  async function refuseOwner(tx: DbOrTx, { userId }: ProvedAccount): Promise<void> {
    ensure(!(await workspaces.ownsOrganizations(tx, userId)), 'organizationsToDelete')
  }
}

/** The database insists, whatever was looked at before. */
async function deleteUnlessOwner(tx: Tx, { userId }: ProvedAccount): Promise<void> {
  try {
    await userRepository(tx).delete(userId)
  } catch (error) {
    throw isForeignKeyViolation(error, OWNER_RULE) ? refusal('organizationsToDelete') : error
  }
}

const OWNER_RULE = 'organizations_owner_id_users_id_fk'
