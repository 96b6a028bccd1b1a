import type { AdminUser } from '@probant/contract/admin/users'
import type { Db } from '#server/database/client.ts'
import type { PlanService } from '#server/modules/plans/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Audit } from '../audit/service.ts'
import type { Present } from './present.ts'
import { getRow, subscribedUserRepository } from './repository.ts'

interface Dependencies {
  db: Db
  plans: PlanService
  subscriptions: SubscriptionService
  audit: Audit
  present: Present
}

export function createUserAdmin({ db, plans, subscriptions, audit, present }: Dependencies) {
  return {
    async list(query: { search: string; page: number; pageSize: number }) {
      const { items, total } = await subscribedUserRepository(db).page(query)
      return { items: items.map(present), total, page: query.page, pageSize: query.pageSize }
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
}
