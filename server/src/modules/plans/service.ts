import { PLAN_KINDS, type Plan, type PlanKind } from '@probant/contract/plans'
import type { Config } from '#server/config.ts'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { isUniqueViolation } from '#server/database/failures.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure, refusal } from '#server/platform/errors.ts'
import { CATALOGUE } from './catalogue.ts'
import { fits } from './fitting.ts'
import { type PlanRow, planRepository } from './repository.ts'

export function createPlanService({ db, now, prices }: { db: Db; now: Now; prices: Config['prices'] }) {
  return {
    async seedCatalogue(): Promise<void> {
      await planRepository(db).addMissing(CATALOGUE.map((plan) => ({ ...plan, createdAt: now() })))
    },

    async listCatalogue(): Promise<Plan[]> {
      const rows = await planRepository(db).listCatalogue()
      return rows.map(present).sort((a, b) => PLAN_KINDS.indexOf(a.kind) - PLAN_KINDS.indexOf(b.kind))
    },

    find: (tx: DbOrTx, planId: string) => planRepository(tx).find(planId),

    /** Until the transaction ends, nobody withdraws it. */
    lockToSubscribe: (tx: Tx, planId: string) => planRepository(tx).findForKeyShare(planId),

    /** Until the transaction ends, nobody else changes it. */
    lock: (tx: Tx, planId: string) => planRepository(tx).findForUpdate(planId),

    /** The enterprise plan that was made for an organization. */
    findForOrganization: (tx: DbOrTx, organizationId: string) =>
      planRepository(tx).findForOrganization(organizationId),

    async getCatalogueRow(tx: DbOrTx, kind: PlanKind): Promise<PlanRow> {
      const row = await planRepository(tx).findByKind(kind)
      ensure(row, 'workspacePlanNotFound')
      return row
    },

    /** For one organization, which has one at most. */
    async createEnterprise(tx: Tx, plan: EnterprisePlan): Promise<PlanRow> {
      try {
        return await planRepository(tx).create({ ...plan, kind: 'enterprise', createdAt: now() })
      } catch (error) {
        if (isUniqueViolation(error, 'plans_organization_id')) throw refusal('enterprisePlanExists')
        throw error
      }
    },

    async update(tx: Tx, planId: string, changes: PlanChanges): Promise<PlanRow> {
      const row = await planRepository(tx).update(planId, changes)
      ensure(row, 'planNotFound')
      return row
    },

    delete: (tx: Tx, planId: string) => planRepository(tx).delete(planId),

    priceOf,

    fits,

    present,
  }

  function present({ id, kind, limits, texts, priceCents }: PlanRow): Plan {
    return {
      id,
      kind,
      limits,
      texts,
      priceCents: priceOf({ kind, priceCents }),
      currency: prices.currency,
    }
  }

  function priceOf({ kind, priceCents }: Pick<PlanRow, 'kind' | 'priceCents'>): number {
    if (priceCents !== null) return priceCents
    if (kind === 'pro') return prices.pro
    return kind === 'organization' ? prices.organization : 0
  }
}

export type PlanService = ReturnType<typeof createPlanService>

export type PlanChanges = Partial<Pick<PlanRow, 'limits' | 'texts' | 'priceCents' | 'providerPriceId'>>

type EnterprisePlan = Required<PlanChanges> & { organizationId: string }
