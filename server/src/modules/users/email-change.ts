import type { User } from '@probant/contract/users'
import type { Db, Tx } from '#server/database/client.ts'
import { isUniqueViolation } from '#server/database/failures.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, failingAs, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import { userEmail } from './emails.ts'
import type { LinkRow } from './links/repository.ts'
import type { LinkService } from './links/service.ts'
import { type UserRow, userRepository } from './repository.ts'
import { accountKey, type UserService } from './service.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  sending: Sending
  links: LinkService
  sessions: SessionService
  users: UserService
  emailChangeUndone: Announcement<UndoneChange>
}

/** What came into the account since then may be somebody else's. */
export interface UndoneChange {
  userId: string
  since: Date
}

/** Moving an account to another address: asked for by its owner, proved by the new mailbox, undone by the old one. */
export function createEmailChange(dependencies: Dependencies) {
  const { db, now, attempts, sending, links, sessions, users, emailChangeUndone } = dependencies

  return {
    /** The address stays as it is until the link mailed to the new one was followed. */
    async request(
      actor: Actor,
      { email, currentPassword }: { email: string; currentPassword: string },
    ): Promise<User> {
      const confirmed = await users.confirmOwner(actor, currentPassword)
      // The answer tells whether an address has an account: not to whoever asks about a whole list.
      await attempts.begin(accountKey('email-change', actor, 5, 15 * MINUTE))
      return db.transaction(async (tx) => {
        const user = await users.lock(tx, actor.userId)
        ensure(user, 'userNotFound')
        // Comparing took its time: the account may have been renewed by its owner meanwhile.
        ensure(user.passwordHash === confirmed.passwordHash, 'currentPasswordIncorrect')
        if (user.email === email) {
          await links.spend(tx, user.id, ['change_email'])
          return users.present(tx, user)
        }
        const isTaken = await userRepository(tx).findByEmail(email)
        ensure(!isTaken && !(await links.isReserved(tx, email, user.id)), 'emailExists')

        const link = await links.create(tx, { userId: user.id, purpose: 'change_email', email })
        await post(tx, user, email, userEmail('confirmChange', user.locale, { email, link }))
        // What nobody has proved may be the mailbox of a stranger, who would read an address that somebody made up.
        if (user.emailVerifiedAt) {
          await post(tx, user, user.email, userEmail('changeAsked', user.locale, { email }))
        }
        return users.present(tx, user)
      })
    },

    /** The new mailbox was proved. What nobody had proved before can't take it back: it may be a stranger's. */
    async complete(tx: Tx, user: UserRow, email: string): Promise<void> {
      await move(tx, user, { email, emailVerifiedAt: now() })
      // Asked once the address is held: who has just left it may have kept the right to come back.
      ensure(!(await links.isReserved(tx, email, user.id)), 'emailExists')
      // Back where it was: that is the undoing, and whoever reads the address being left may be a thief.
      const undone = await links.findUndoTo(tx, user.id, email)
      if (undone) await endRightsSince(tx, undone)
      const isUndoable = user.emailVerifiedAt && !undone
      const undo = isUndoable
        ? await links.create(tx, { userId: user.id, purpose: 'undo_email', email: user.email })
        : undefined
      const kind = undo ? 'emailChanged' : 'emailChangedForGood'
      await post(tx, user, user.email, userEmail(kind, user.locale, { email, link: undo }))
    },

    /** All that whoever changed it may have gained ends: sessions, the password, other ways to sign in. */
    async undo(token: string): Promise<{ email: string }> {
      return db.transaction(async (tx) => {
        const user = await users.lock(tx, (await links.get(tx, token)).userId)
        // Read again: another press may have been faster.
        const link = await links.get(tx, token)
        ensure(user && link.purpose === 'undo_email', 'invalidLink')
        const { email } = link

        const restored = await move(tx, user, { email, emailVerifiedAt: now(), passwordHash: null })
        await endRightsSince(tx, link)
        await sessions.revokeAll(tx, user.id)
        await links.spendAll(tx, user.id)

        const renewal = await links.create(tx, { userId: user.id, purpose: 'reset_password', email })
        await post(tx, restored, email, userEmail('emailRestored', user.locale, { email, link: renewal }))
        await post(tx, restored, user.email, userEmail('changeUndone', user.locale, { email }))
        return { email }
      })
    },
  }

  /**
   * What the change that is undone has led to: sign-ins elsewhere, and the rights of later changes. An earlier change
   * stays undoable: else whoever made both would undo the second to keep the first.
   */
  async function endRightsSince(tx: Tx, undo: LinkRow): Promise<void> {
    await userRepository(tx).deleteIdentitiesSince(undo.userId, undo.createdAt)
    await links.spendUndosSince(tx, undo)
    await emailChangeUndone.announce(tx, { userId: undo.userId, since: undo.createdAt })
  }

  async function move(tx: Tx, user: UserRow, changes: Partial<UserRow>): Promise<UserRow> {
    return failingAs('userUpdateFailed', async () => {
      try {
        const row = await userRepository(tx).update(user.id, changes)
        ensure(row, 'userNotFound')
        return row
      } catch (error) {
        if (isUniqueViolation(error, 'users_email')) throw refusal('emailExists')
        throw error
      }
    })
  }

  function post(tx: Tx, { id, locale }: UserRow, to: string, mail: ReturnType<typeof userEmail>) {
    return sending.post(tx, { userId: id, to, locale, ...mail })
  }
}

export type EmailChange = ReturnType<typeof createEmailChange>
