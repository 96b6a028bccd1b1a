import type { AccountExport } from '@probant/contract/users'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { SessionService } from '#server/modules/sessions/service.ts'
import type { WorkspaceService } from '#server/modules/workspaces/service.ts'
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
  workspaces: WorkspaceService
  users: UserService
  sessions: SessionService
  cancelPayments: (userId: string) => Promise<void>
}

/** Taking one's data along, and leaving for good. */
export function createDeparture({
  db,
  now,
  outbox,
  workspaces,
  users,
  sessions,
  cancelPayments,
}: Dependencies) {
  return {
    async exportAccount(actor: Actor): Promise<AccountExport> {
      const repository = userRepository(db)
      const account = await users.get(actor.userId)
      const row = await repository.find(actor.userId)
      const identities = await repository.listIdentities(actor.userId)
      const mails = await repository.listMails(actor.userId)
      const open = await sessions.list(actor)
      const organizations = await workspaces.organizationsOf(db, actor.userId)

      return {
        exportedAt: now().toISOString(),
        account: { ...account, createdAt: (row?.createdAt ?? now()).toISOString() },
        identities: identities.map(({ provider, email, createdAt }) => ({
          provider,
          email,
          linkedAt: createdAt.toISOString(),
        })),
        sessions: open.map(({ isCurrent: _, ...session }) => session),
        organizations: organizations.map(({ name, role, joinedAt }) => ({
          name,
          role,
          joinedAt: joinedAt.toISOString(),
        })),
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
      await refuseOwner(db, actor)
      // Before the account is gone: a failure here must leave somebody who can try again.
      await cancelPayments(actor.userId)

      await db.transaction(async (tx) => {
        await refuseOwner(tx, actor)
        // The farewell belongs to nobody any more, so it outlives the account.
        const mail = userEmail('accountDeleted', actor.locale)
        await outbox.post(tx, { to: actor.email, locale: actor.locale, ...mail })
        await userRepository(tx).delete(actor.userId)
      })
    },
  }

  /** Others work there: an organization does not go along in silence. */
  async function refuseOwner(tx: DbOrTx, { userId }: Actor): Promise<void> {
    if (await workspaces.ownsOrganizations(tx, userId)) refuseField('email', 'organizationsToDelete')
  }
}

export type Departure = ReturnType<typeof createDeparture>
