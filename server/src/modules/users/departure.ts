import type { AccountExport } from '@probant/contract/users'
import type { Db } from '#server/database/client.ts'
import type { SessionService } from '#server/modules/sessions/service.ts'
import type { Now } from '#server/platform/clock.ts'
import { refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { userEmail } from './emails.ts'
import { userRepository } from './repository.ts'
import type { UserService } from './service.ts'

interface Dependencies {
  db: Db
  now: Now
  outbox: Outbox
  users: UserService
  sessions: SessionService
}

/** Taking one's data along, and leaving for good. */
export function createDeparture({ db, now, outbox, users, sessions }: Dependencies) {
  return {
    async exportAccount(actor: Actor): Promise<AccountExport> {
      const repository = userRepository(db)
      const account = await users.get(actor.userId)
      const row = await repository.find(actor.userId)
      const identities = await repository.listIdentities(actor.userId)
      const mails = await repository.listMails(actor.userId)
      const open = await sessions.list(actor)

      return {
        exportedAt: now().toISOString(),
        account: { ...account, createdAt: (row?.createdAt ?? now()).toISOString() },
        identities: identities.map(({ provider, email, createdAt }) => ({
          provider,
          email,
          linkedAt: createdAt.toISOString(),
        })),
        sessions: open.map(({ isCurrent: _, ...session }) => session),
        mails: mails.map(({ subject, recipient, createdAt }) => ({
          subject,
          sentTo: recipient,
          createdAt: createdAt.toISOString(),
        })),
      }
    },

    async deleteAccount(
      actor: Actor,
      { email, currentPassword }: { email: string; currentPassword: string },
    ): Promise<void> {
      if (email !== actor.email) refuseField('email', 'emailNotYours')
      await users.confirmPassword(actor, currentPassword)

      await db.transaction(async (tx) => {
        // The farewell belongs to nobody any more, so it outlives the account.
        const mail = userEmail('accountDeleted', actor.locale)
        await outbox.post(tx, { to: actor.email, locale: actor.locale, ...mail })
        await userRepository(tx).delete(actor.userId)
      })
    },
  }
}

export type Departure = ReturnType<typeof createDeparture>
