import { listPlans } from '@probant/contract/plans'
import type { Serve } from '#server/platform/http/serve.ts'
import type { PlanService } from './service.ts'

export function planRoutes(serve: Serve, plans: PlanService) {
  serve(listPlans, () => plans.listCatalogue())
}
