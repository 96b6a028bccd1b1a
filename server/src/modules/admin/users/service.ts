import type { AdminUser, UserStatus } from '@probant/contract/admin/users'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { PlanService } from '#server/modules/plans/index.ts'
import { isAdmin, type SessionService } from '#server/modules/sessions/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { UserService } from '#server/modules/users/index.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Audit } from '../audit/service.ts'
import { type SubscribedUser, subscribedUserRepository } from './repository.ts'

interface Dependencies {
  db: Db
  adminEmails: readonly string[]
  plans: PlanService
  subscriptions: SubscriptionService
  users: UserService
  sessions: SessionService
  audit: Audit
  /** What they pay for, with the month that is paid. */
  endPayments: (workspaceId: string) => Promise<void>
}

export function createUserAdmin({
  db,
  adminEmails,
  plans,
  subscriptions,
  users,
  sessions,
  audit,
  endPayments,
}: Dependencies) {
  return {
    async list(query: { search: string; page: number; pageSize: number }) {
      const { items, total } = await subscribedUserRepository(db).page(query)
      return { items: items.map(present), total, page: query.page, pageSize: query.pageSize }
    },

    /** A disabled account is signed out everywhere at once and pays no more. Nobody shuts the door behind themselves. */
    async setStatus(actor: Actor, userId: string, status: UserStatus): Promise<AdminUser> {
      ensure(actor.userId !== userId, 'forbidden')
      const isDisabled = status === 'disabled'
      const { workspaceId, ...row } = await db.transaction(async (tx) => {
        const { email } = await users.setStatus(tx, userId, status)
        if (isDisabled) await sessions.revokeAll(tx, userId)

        const changed = await getRow(tx, userId)
        const action = isDisabled ? 'user.disabled' : 'user.enabled'
        const details = isDisabled && subscriptions.isPaid(changed) ? { endsPayments: true } : {}
        await audit.record(tx, actor, { action, target: email, targetUserId: userId, details })
        return changed
      })
      if (isDisabled && workspaceId) await endPayments(workspaceId)
      return present(row)
    },

    async assignPlan(actor: Actor, userId: string, planId: string): Promise<AdminUser> {
      return db.transaction(async (tx) => {
        const { email, workspaceId } = await getRow(tx, userId)
        ensure(await plans.find(tx, planId), 'planNotFound')
        ensure(workspaceId, 'subscriptionNotFound')
        const subscriber = { workspaceId, kind: 'personal' } as const
        const { subscription, plan: before } = await subscriptions.lock(tx, subscriber)
        const plan = await plans.lockToSubscribe(tx, planId)
        ensure(plan, 'planNotFound')

        if (!subscriptions.fits(plan, subscriber)) refuseField('planId', 'planNotForWorkspace')
        if (subscriptions.isPaid(subscription)) refuseField('planId', 'planIsPaid')

        await subscriptions.assign(tx, workspaceId, plan)
        await audit.record(tx, actor, {
          action: 'user.plan_assigned',
          target: email,
          targetUserId: userId,
          details: { plan: { before: before?.texts.en.name ?? null, after: plan.texts.en.name } },
        })
        return present(await getRow(tx, userId))
      })
    },
  }

  function present(row: Omit<SubscribedUser, 'workspaceId'>): AdminUser {
    const { id, email, username, locale, status, planId } = row
    return {
      id,
      email,
      username,
      locale,
      status,
      isEmailVerified: row.emailVerifiedAt !== null,
      isAdmin: isAdmin(row, adminEmails),
      planId,
      isPaying: subscriptions.isPaid(row),
      createdAt: row.createdAt.toISOString(),
    }
  }
}

async function getRow(tx: DbOrTx, userId: string): Promise<SubscribedUser> {
  const row = await subscribedUserRepository(tx).find(userId)
  ensure(row, 'userNotFound')
  return row
}
