import type { AdminUser, UserStatus } from '@probant/contract/admin/users'
import type { Db, Tx } from '#server/database/client.ts'
import type { ApiKeys } from '#server/modules/api-keys/index.ts'
import type { Auth } from '#server/modules/auth/index.ts'
import { isAdmin, type SessionService } from '#server/modules/sessions/index.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { allow, ensure, Refusal, refusal, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { leadsNowhere } from '#server/platform/mail/stand-in-address.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Audit } from '../audit/service.ts'
import { administrationRefusal } from './policy.ts'
import type { Present } from './present.ts'
import { getRow } from './repository.ts'

interface Dependencies {
  db: Db
  adminEmails: readonly string[]
  attempts: Attempts
  subscriptions: SubscriptionService
  users: Users
  sessions: SessionService
  apiKeys: Pick<ApiKeys, 'revokeAll'>
  mailedProof: Auth['mailedProof']
  site: Pick<SiteService, 'lock'>
  audit: Audit
  /** What they pay for, with the month that is paid. */
  endPayments: (workspaceId: string) => Promise<void>
  present: Present
}

/**
 * What an administrator does with somebody else’s account. Nobody does it to their own: so there is always an administrator
 * left, the one who acts.
 */
export function createAccountAdmin(dependencies: Dependencies) {
  const { db, adminEmails, attempts, subscriptions, users, sessions, mailedProof, site, audit } = dependencies
  const { apiKeys, endPayments, present } = dependencies

  return {
    /** A disabled account is signed out everywhere at once, has no keys and pays no more. */
    async setStatus(actor: Actor, userId: string, status: UserStatus): Promise<AdminUser> {
      const isDisabled = status === 'disabled'
      const row = await db.transaction(async (tx) => {
        await authorize(tx, actor, userId)
        const { email } = await users.setStatus(tx, userId, status)
        if (isDisabled) await sessions.revokeAll(tx, userId)
        if (isDisabled) await apiKeys.revokeAll(tx, userId)

        const changed = await getRow(tx, userId)
        const action = isDisabled ? 'user.disabled' : 'user.enabled'
        const details = isDisabled && subscriptions.isPaid(changed) ? { endsPayments: true } : {}
        await audit.record(tx, actor, { action, target: email, targetUserId: userId, details })
        return changed
      })
      if (isDisabled && row.workspaceId) await endPayments(row.workspaceId)
      return present(row)
    },

    async setAdministration(actor: Actor, userId: string, isAppointed: boolean): Promise<AdminUser> {
      return db.transaction(async (tx) => {
        await authorize(tx, actor, userId)
        const user = await users.lock(tx, userId)
        ensure(user, 'userNotFound')
        allow(administrationRefusal(user, { isAdmin: isAppointed, adminEmails }))

        await users.setAdministration(tx, userId, isAppointed)
        const action = isAppointed ? 'user.admin_appointed' : 'user.admin_removed'
        await audit.record(tx, actor, { action, target: user.email, targetUserId: userId })
        return present(await getRow(tx, userId))
      })
    },

    async sendPasswordLink(actor: Actor, userId: string): Promise<void> {
      await attempts.begin({
        tried: { key: `password-link:${userId}`, rule: { free: 3, longestMs: 15 * MINUTE } },
      })
      await db.transaction(async (tx) => {
        const user = await users.lock(tx, userId)
        ensure(user && !leadsNowhere(user.email), 'userNotFound')
        // The link would let nobody in.
        ensure(user.status === 'active', 'userDisabled')

        await mailedProof.sendPasswordLink(tx, user)
        const action = 'user.password_link_sent'
        await audit.record(tx, actor, { action, target: user.email, targetUserId: userId })
      })
    },

    async delete(actor: Actor, userId: string, { email }: { email: string }): Promise<void> {
      await db.transaction(async (tx) => {
        await authorize(tx, actor, userId)
        const user = await getRow(tx, userId)
        ensure(!leadsNowhere(user.email), 'userNotFound')
        if (email !== user.email) refuseField('email', 'emailNotTheirs')

        await users.removeAccount(tx, user).catch(refuseToAdministrator)
        await audit.recordDeletedAccount(tx, actor)
      })
    },
  }

  /** One administrator acts at a time: of two who remove each other, the second is none any more. */
  async function authorize(tx: Tx, actor: Actor, userId: string): Promise<void> {
    ensure(actor.userId !== userId, 'forbidden')
    await site.lock(tx)
    const self = await users.find(tx, actor.userId)
    ensure(self?.status === 'active' && isAdmin(self, adminEmails), 'forbidden')
  }
}

/** What stands in the way, as somebody reads it whose quizzes and organizations these are not. */
function refuseToAdministrator(error: unknown): never {
  const reason = error instanceof Refusal ? error.refusal : undefined
  if (reason === 'quizzesToEnd') throw refusal('userHasRunningQuizzes')
  if (reason === 'organizationsToDelete') throw refusal('userOwnsOrganizations')
  throw error
}
