import { getDashboard } from '@probant/contract/dashboard'
import type { Serve } from '#server/platform/http/serve.ts'
import type { DashboardService } from './index.ts'

export function dashboardRoutes(serve: Serve, dashboard: DashboardService) {
  serve(getDashboard, ({ actor, workspace }) => dashboard.show(actor, workspace))
}
