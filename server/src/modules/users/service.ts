import type { UserStatus } from '@probant/contract/admin/users'
import type { Locale } from '@probant/contract/locales'
import type { User } from '@probant/contract/users'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { isUniqueViolation } from '#server/database/failures.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure, failingAs, refusal } from '#server/platform/errors.ts'
import type { Actor, Caller } from '#server/platform/http/actor.ts'
import { STAND_INS } from '#server/platform/mail/stand-in-address.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { PasswordHashing } from '#server/platform/security/password-hashing.ts'
import { userEmail } from './emails.ts'
import type { LinkService } from './links/service.ts'
import { ownerProofRefusal } from './owner-proof.ts'
import { presentUser } from './present.ts'
import { type UserRow, userRepository } from './repository.ts'

export interface UserDependencies {
  db: Db
  now: Now
  adminEmails: readonly string[]
  attempts: Attempts
  passwords: PasswordHashing
  sending: Sending
  workspaces: WorkspaceService
  links: LinkService
  sessions: SessionService
}

export function createUserService({
  db,
  now,
  adminEmails,
  attempts,
  passwords,
  sending,
  workspaces,
  links,
  sessions,
}: UserDependencies) {
  return {
    present,

    async get(userId: string, caller?: Pick<Caller, 'timeZone'>): Promise<User> {
      return present(db, await learnTimeZone(db, await getRow(db, userId), caller?.timeZone))
    },

    /** The same for whoever came by an invitation. */
    async getInvited(userId: string, { timeZone, locale }: Caller): Promise<User> {
      const known = await learnTimeZone(db, await getRow(db, userId), timeZone)
      return present(db, await learnLocale(db, known, locale))
    },

    /** Until the transaction ends, nobody else changes this account. */
    lock: (tx: Tx, userId: string) => userRepository(tx).findForUpdate(userId),

    find: (tx: DbOrTx, userId: string) => userRepository(tx).find(userId),

    lockByEmail: (tx: Tx, email: string) => userRepository(tx).findByEmailForUpdate(email),

    findByEmail: (tx: DbOrTx, email: string) => userRepository(tx).findByEmail(email),

    findByIdentity: (tx: DbOrTx, identity: { provider: string; subject: string }) =>
      userRepository(tx).findByIdentity(identity),

    hasAdministrator: (tx: DbOrTx) => userRepository(tx).hasAdministrator(),

    isEmpty: (tx: DbOrTx) => userRepository(tx).isEmpty(),

    /** Has somebody an account there, or may still get it back? */
    isTaken: async (tx: DbOrTx, email: string): Promise<boolean> =>
      (await userRepository(tx).findByEmail(email)) !== undefined || links.isReserved(tx, email),

    async create(tx: Tx, user: NewUser): Promise<UserRow> {
      return failingAs('userCreateFailed', async () => {
        try {
          const row = await userRepository(tx).create({ ...user, createdAt: now() })
          // Nobody gets between an account and its former address. Asked once the address is held: it may just have been left.
          ensure(!(await links.isReserved(tx, user.email)), 'userWithEmailExists')
          await workspaces.createPersonal(tx, row)
          return row
        } catch (error) {
          if (isUniqueViolation(error, 'users_email')) throw refusal('userWithEmailExists')
          throw error
        }
      })
    },

    /** None where the address has an account already, also one that was made at the same moment. */
    createUnlessThere: (tx: Tx, user: NewUser): Promise<UserRow | undefined> =>
      failingAs('userCreateFailed', async () => {
        const row = await userRepository(tx).createUnlessThere({ ...user, createdAt: now() })
        if (row) await workspaces.createPersonal(tx, row)
        return row
      }),

    /** For one quiz only, and for nothing else: it has no workspace, and nobody signs in to it. */
    createGuest: (tx: Tx, guest: Pick<NewUser, 'email' | 'username' | 'locale'>): Promise<UserRow> =>
      failingAs('userCreateFailed', () =>
        userRepository(tx).create({ ...guest, passwordHash: null, isAdmin: false, createdAt: now() }),
      ),

    /** Whose participant is gone. */
    forgetGuests: () => userRepository(db).deleteGuests(STAND_INS),

    linkIdentity: (tx: Tx, identity: { userId: string; provider: string; subject: string; email: string }) =>
      userRepository(tx).addIdentity({ ...identity, createdAt: now() }),

    setAdministration: (tx: Tx, userId: string, isAdmin: boolean) => change(tx, userId, { isAdmin }),

    setStatus: (tx: Tx, userId: string, status: UserStatus) => change(tx, userId, { status }),

    /** From now on the account may do what needs a proven address. */
    markVerified: (tx: Tx, userId: string) => change(tx, userId, { emailVerifiedAt: now() }),

    /** Since when a login takes a second factor; not any more where that is null. */
    setSecondFactor: (tx: Tx, userId: string, secondFactorSince: Date | null) =>
      change(tx, userId, { secondFactorSince }),

    learnTimeZone,

    learnLocale,

    dropPassword: (tx: Tx, userId: string) => change(tx, userId, { passwordHash: null }),

    setPassword,

    async update(
      actor: Actor,
      changes: { username?: string; interest?: string; locale?: Locale; timeZone?: string },
    ): Promise<User> {
      const isChange = Object.values(changes).some((value) => value !== undefined)
      const row = isChange ? await change(db, actor.userId, changes) : await getRow(db, actor.userId)
      return present(db, row)
    },

    async changePassword(
      actor: Actor,
      { currentPassword, password }: { currentPassword: string; password: string },
      caller: Caller,
    ) {
      const confirmed = await confirmOwner(actor, currentPassword)
      const passwordHash = await passwords.hash(password)

      return db.transaction(async (tx) => {
        // Hashing took its time: the account may have been renewed by its owner meanwhile.
        const current = await userRepository(tx).findForUpdate(actor.userId)
        ensure(current?.passwordHash === confirmed.passwordHash, 'currentPasswordIncorrect')

        const user = await setPassword(tx, actor.userId, passwordHash)
        await sessions.revokeAll(tx, user.id, { except: actor.sessionId, browserToken: caller.browserToken })
        await links.spend(tx, user.id, ['change_email', 'reset_password'])
        const mail = userEmail('passwordChanged', user.locale)
        await sending.post(tx, { userId: user.id, to: user.email, locale: user.locale, ...mail })
        return present(tx, user)
      })
    },

    /** Every session ends, and so does what was begun in one of them. */
    async signOutEverywhere({ userId }: Pick<Actor, 'userId'>): Promise<void> {
      await db.transaction(async (tx) => {
        await sessions.revokeAll(tx, userId)
        await links.spend(tx, userId, ['change_email'])
      })
    },

    /** For what would give the account away: throws unless its password is right, or somebody has just signed in. */
    confirmOwner,
  }

  async function confirmOwner(actor: Actor, currentPassword: string): Promise<UserRow> {
    const user = await getRow(db, actor.userId)
    allow(ownerProofRefusal(user, { currentPassword, provedAt: provedAt(actor), now: now() }))
    if (!user.passwordHash) return user

    const key = accountKey('password', actor, 5)
    await attempts.begin(key)
    ensure(await passwords.matches(user.passwordHash, currentPassword), 'currentPasswordIncorrect')
    await attempts.succeed(key)
    return user
  }

  /** As the browser knows it, where nobody has chosen one yet. */
  async function learnTimeZone(tx: DbOrTx, user: UserRow, timeZone: string | undefined): Promise<UserRow> {
    return user.timeZone || !timeZone ? user : change(tx, user.id, { timeZone })
  }

  /**
   * Mails follow the language of the pages for whoever only ever came by an invitation: they have no settings to choose one
   * in. Once they can sign in, what they chose stays.
   */
  async function learnLocale(tx: DbOrTx, user: UserRow, locale: Locale): Promise<UserRow> {
    if (user.locale === locale || user.passwordHash) return user
    return (await userRepository(tx).updateUnlessOwned(user.id, { locale })) ?? user
  }

  async function present(tx: DbOrTx, row: UserRow): Promise<User> {
    return presentUser(row, { adminEmails, pendingEmail: await links.pendingEmail(tx, row.id) })
  }

  function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<UserRow> {
    return failingAs('passwordUpdateFailed', async () => {
      const row = await userRepository(tx).update(userId, { passwordHash })
      ensure(row, 'userNotFound')
      return row
    })
  }

  function change(tx: DbOrTx, userId: string, changes: Partial<UserRow>): Promise<UserRow> {
    return failingAs('userUpdateFailed', async () => {
      const row = await userRepository(tx).update(userId, changes)
      ensure(row, 'userNotFound')
      return row
    })
  }
}

export type UserService = ReturnType<typeof createUserService>

interface NewUser {
  email: string
  username: string
  locale: Locale
  passwordHash: string | null
  emailVerifiedAt: Date | null
  isAdmin: boolean
  interest?: string
}

async function getRow(tx: DbOrTx, userId: string): Promise<UserRow> {
  const row = await userRepository(tx).find(userId)
  ensure(row, 'userNotFound')
  return row
}

/** When somebody has shown last who they are, in this session. */
function provedAt({ signedInAt, secondFactor }: Actor): Date {
  return secondFactor?.shownAt ?? signedInAt
}

/** Only the account itself can use these up, so nobody else has to wait for it. */
export function accountKey(action: string, actor: Actor, free: number, longestMs = MINUTE): AttemptKeys {
  return { tried: { key: `${action}:${actor.userId}`, rule: { free, longestMs } } }
}
