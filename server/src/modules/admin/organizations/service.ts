import type { AdminOrganization } from '@probant/contract/admin/organizations'
import type { Standing } from '@probant/contract/workspaces'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { OrganizationService } from '#server/modules/organizations/service.ts'
import type { PlanRow } from '#server/modules/plans/repository.ts'
import type { PlanService } from '#server/modules/plans/service.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/service.ts'
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
}

export function createOrganizationAdmin({ db, plans, subscriptions, organizations, audit }: Dependencies) {
  return {
    async list(query: { search: string; page: number; pageSize: number }) {
      const { items, total } = await subscribedOrganizationRepository(db).page(query)
      return { items: items.map(present), total, page: query.page, pageSize: query.pageSize }
    },

    /** Its content can still be read; nothing new is made there until it is let work again. */
    async setDeactivated(actor: Actor, organizationId: string, isDeactivated: boolean) {
      return failingAs('organizationUpdateFailed', () =>
        db.transaction(async (tx) => {
          await organizations.setDeactivated(tx, organizationId, isDeactivated)

          const row = await getRow(tx, organizationId)
          const action = isDeactivated ? 'organization.deactivated' : 'organization.activated'
          await audit.record(tx, actor, { action, target: row.name })
          return present(row)
        }),
      )
    },

    async assignPlan(actor: Actor, organizationId: string, planId: string): Promise<AdminOrganization> {
      return db.transaction(async (tx) => {
        const { name } = await getRow(tx, organizationId)
        const plan = await plans.hold(tx, planId)
        ensure(plan, 'planNotFound')
        const subscriber = { workspaceId: organizationId, kind: 'organization' } as const
        const { subscription, plan: before } = await subscriptions.lock(tx, subscriber)

        if (!isFor(plan, organizationId)) refuseField('planId', 'planNotForWorkspace')
        if (subscription.providerSubscriptionId) refuseField('planId', 'planIsPaid')

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
      isPaying: subscription?.providerSubscriptionId != null,
      createdAt: row.createdAt.toISOString(),
    }
  }
}

export type OrganizationAdmin = ReturnType<typeof createOrganizationAdmin>

/** Nobody can work where the subscription itself is missing. */
const UNSUBSCRIBED: Standing = { status: 'inactive', until: null, reason: 'unpaid' }

function isFor(plan: PlanRow, organizationId: string): boolean {
  return plan.kind === 'organization' || plan.organizationId === organizationId
}

async function getRow(tx: DbOrTx, organizationId: string): Promise<SubscribedOrganization> {
  const row = await subscribedOrganizationRepository(tx).find(organizationId)
  ensure(row, 'organizationNotFound')
  return row
}
