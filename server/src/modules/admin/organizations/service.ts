import type { AdminOrganization } from '@probant/contract/admin/organizations'
import type { Standing } from '@probant/contract/workspaces'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { OrganizationService } from '#server/modules/organizations/index.ts'
import type { PlanService } from '#server/modules/plans/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import { ensure, failingAs, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Audit } from '../audit/service.ts'
import { type SubscribedOrganization, subscribedOrganizationRepository } from './repository.ts'

interface Dependencies {
  db: Db
  plans: PlanService
  subscriptions: SubscriptionService
  organizations: OrganizationService
  audit: Audit
  /** What its owner pays for, with the month that is paid. */
  endPayments: (workspaceId: string) => Promise<void>
}

export function createOrganizationAdmin({
  db,
  plans,
  subscriptions,
  organizations,
  audit,
  endPayments,
}: Dependencies) {
  return {
    async list(query: { search: string; page: number; pageSize: number }) {
      const { items, total } = await subscribedOrganizationRepository(db).page(query)
      return { items: items.map(present), total, page: query.page, pageSize: query.pageSize }
    },

    /** Its content can still be read; nothing new is made there, and nothing paid, until it is let work again. */
    async setDeactivated(actor: Actor, organizationId: string, isDeactivated: boolean) {
      const changed = await failingAs('organizationUpdateFailed', () =>
        db.transaction(async (tx) => {
          await organizations.setDeactivated(tx, organizationId, isDeactivated)

          const row = await getRow(tx, organizationId)
          const action = isDeactivated ? 'organization.deactivated' : 'organization.activated'
          const details = isDeactivated && isPaying(row) ? { endsPayments: true } : {}
          await audit.record(tx, actor, { action, target: row.name, details })
          return present(row)
        }),
      )
      if (isDeactivated) await endPayments(organizationId)
      return changed
    },

    async assignPlan(actor: Actor, organizationId: string, planId: string): Promise<AdminOrganization> {
      return db.transaction(async (tx) => {
        const { name } = await getRow(tx, organizationId)
        ensure(await plans.find(tx, planId), 'planNotFound')
        const subscriber = { workspaceId: organizationId, kind: 'organization' } as const
        const { subscription, plan: before } = await subscriptions.lock(tx, subscriber)
        const plan = await plans.lockToSubscribe(tx, planId)
        ensure(plan, 'planNotFound')

        if (!subscriptions.fits(plan, subscriber)) refuseField('planId', 'planNotForWorkspace')
        if (subscriptions.isPaid(subscription)) refuseField('planId', 'planIsPaid')

        await subscriptions.assign(tx, organizationId, plan)
        await audit.record(tx, actor, {
          action: 'organization.plan_assigned',
          target: name,
          details: { plan: { before: before?.texts.en.name ?? null, after: plan.texts.en.name } },
        })
        return present(await getRow(tx, organizationId))
      })
    },
  }

  function isPaying({ subscription }: SubscribedOrganization): boolean {
    return subscription !== null && subscriptions.isPaid(subscription)
  }

  function present(row: SubscribedOrganization): AdminOrganization {
    const { id, name, owner, memberCount, subscription } = row
    const isDeactivated = row.deactivatedAt !== null
    return {
      id,
      name,
      owner,
      memberCount,
      planId: subscription?.planId ?? null,
      standing: subscription ? subscriptions.standingOf(subscription, { isDeactivated }) : UNSUBSCRIBED,
      isDeactivated,
      isPaying: isPaying(row),
      createdAt: row.createdAt.toISOString(),
    }
  }
}

/** Nobody can work where the subscription itself is missing. */
const UNSUBSCRIBED: Standing = { status: 'inactive', until: null, reason: 'unpaid' }

async function getRow(tx: DbOrTx, organizationId: string): Promise<SubscribedOrganization> {
  const row = await subscribedOrganizationRepository(tx).find(organizationId)
  ensure(row, 'organizationNotFound')
  return row
}
