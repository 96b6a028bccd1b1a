import { PLAN_KINDS, type Plan, type PlanKind } from '@probant/contract/plans'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { CATALOGUE } from './catalogue.ts'
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
  }

  function present({ id, kind, limits, texts, priceCents }: PlanRow): Plan {
    return {
      id,
      kind,
      limits,
      texts,
      priceCents: priceCents ?? cataloguePrice(kind),
      currency: prices.currency,
    }
  }

  function cataloguePrice(kind: PlanKind): number {
    if (kind === 'pro') return prices.pro
    return kind === 'organization' ? prices.organization : 0
  }
}

export type PlanService = ReturnType<typeof createPlanService>
