import type { Platform } from '#server/platform/index.ts'
import { createPlanService } from './service.ts'

export type { PlanRow } from './repository.ts'
export type { PlanService } from './service.ts'

export const createPlans = ({ db, now, config }: Platform) =>
  createPlanService({ db, now, prices: config.prices })
