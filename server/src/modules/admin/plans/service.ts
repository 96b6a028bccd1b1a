import type { AdminPlan, enterprisePlanFormSchema, planFormSchema } from '@probant/contract/admin/plans'
import { PLAN_KINDS } from '@probant/contract/plans'
import type { z } from 'zod'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { PlanRow, PlanService } from '#server/modules/plans/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import { ensure, Refusal, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Audit } from '../audit/service.ts'
import { changesBetween } from './changes.ts'
import { type OfferedPlan, offeredPlanRepository } from './repository.ts'

/** Tells the payment provider of a monthly price; gives back the provider's name for it, where there is one. */
type CreatePrice = (price: { name: string; priceCents: number; currency: string }) => Promise<string | null>

interface Dependencies {
  db: Db
  currency: string
  plans: PlanService
  subscriptions: SubscriptionService
  audit: Audit
  createPrice: CreatePrice
}

type Form = z.output<typeof planFormSchema>
type EnterpriseForm = z.output<typeof enterprisePlanFormSchema>

export function createPlanAdmin({ db, currency, plans, subscriptions, audit, createPrice }: Dependencies) {
  return {
    async list(): Promise<AdminPlan[]> {
      const rows = await offeredPlanRepository(db).list()
      return rows.sort(inOrder).map(present)
    },

    async update(actor: Actor, planId: string, { limits, texts, priceCents }: Form): Promise<AdminPlan> {
      const known = await plans.find(db, planId)
      ensure(known, 'planNotFound')
      ensure(priceCents === undefined || known.kind === 'enterprise', 'priceOnlyForEnterprise')
      // An unchanged price is not written: someone else may be changing it.
      const price = needsPrice(known, priceCents) ? await priced(texts.en.name, priceCents) : {}

      return db.transaction(async (tx) => {
        const before = await plans.lock(tx, planId)
        ensure(before, 'planNotFound')
        const after = await plans.update(tx, planId, { limits, texts, ...price })

        await audit.record(tx, actor, {
          action: 'plan.updated',
          target: before.texts.en.name,
          details: changesBetween(before, after),
        })
        return present(await getRow(tx, planId))
      })
    },

    /** Where it can be paid it is an offer to the organization's owner; elsewhere it is in force at once. */
    async createEnterprise(
      actor: Actor,
      { organizationId, limits, texts, priceCents }: EnterpriseForm,
    ): Promise<AdminPlan> {
      ensure(await offeredPlanRepository(db).hasOrganization(organizationId), 'organizationNotFound')
      ensure(!(await plans.findForOrganization(db, organizationId)), 'enterprisePlanExists')
      const price = await priced(texts.en.name, priceCents)

      return db.transaction(async (tx) => {
        ensure(await offeredPlanRepository(tx).lockOrganization(organizationId), 'organizationNotFound')
        await subscriptions.lockIfAny(tx, organizationId)
        const plan = await plans.createEnterprise(tx, { organizationId, limits, texts, ...price })
        const assigned = !subscriptions.hasProvider
        if (assigned) await subscriptions.assign(tx, organizationId, plan)

        const created = await getRow(tx, plan.id)
        await audit.record(tx, actor, {
          action: 'plan.created',
          target: texts.en.name,
          details: { organization: created.organization?.name, assigned, priceCents, limits },
        })
        return present(created)
      })
    },

    /** The organization that still has it gets the plan of a new one, and its limits; whoever pays for it keeps it. */
    async deleteEnterprise(actor: Actor, planId: string): Promise<void> {
      const known = await plans.find(db, planId)
      ensure(known, 'planNotFound')
      const { organizationId } = known
      ensure(known.kind === 'enterprise' && organizationId, 'forbidden')

      await db.transaction(async (tx) => {
        const subscribed = await subscriptions.lockIfAny(tx, organizationId)
        const plan = await plans.lock(tx, planId)
        ensure(plan, 'planNotFound')
        const offered = await getRow(tx, planId)
        if (subscriptions.isPaid(offered)) refuseField('planId', 'planIsPaid')

        const hasIt = subscribed?.subscription.planId === planId
        const next = hasIt ? await subscriptions.moveToDefault(tx, organizationId) : undefined
        await plans.delete(tx, planId)
        const { organization, workspaceCount } = offered
        const change = next && { plan: { before: plan.texts.en.name, after: next.texts.en.name } }
        await audit.record(tx, actor, {
          action: 'plan.deleted',
          target: plan.texts.en.name,
          details: { organization: organization?.name, workspaceCount, ...change },
        })
      })
    },
  }

  /** Outside of any transaction: the provider takes its time. */
  async function priced(name: string, priceCents: number) {
    try {
      return { priceCents, providerPriceId: await createPrice({ name, priceCents, currency }) }
    } catch (cause) {
      throw new Refusal('priceCreationFailed', { cause })
    }
  }

  /** Also where the plan is older than the provider. */
  function needsPrice(known: PlanRow, priceCents: number | undefined): priceCents is number {
    if (priceCents === undefined) return false
    const isUnknown = subscriptions.hasProvider && known.providerPriceId === null
    return isUnknown || priceCents !== known.priceCents
  }

  function present(row: OfferedPlan): AdminPlan {
    const { organization, workspaceCount } = row
    const isEnterprise = row.kind === 'enterprise'
    return {
      ...plans.present(row),
      organization,
      workspaceCount,
      isDefault: row.kind === subscriptions.defaultPlan,
      can: { setPrice: isEnterprise, delete: isEnterprise && !subscriptions.isPaid(row) },
    }
  }
}

/** The catalogue as it is offered, then what was made for organizations, by their names. */
function inOrder(one: OfferedPlan, other: OfferedPlan): number {
  const byKind = PLAN_KINDS.indexOf(one.kind) - PLAN_KINDS.indexOf(other.kind)
  return byKind || (one.organization?.name ?? '').localeCompare(other.organization?.name ?? '')
}

async function getRow(tx: DbOrTx, planId: string): Promise<OfferedPlan> {
  const row = await offeredPlanRepository(tx).find(planId)
  ensure(row, 'planNotFound')
  return row
}
