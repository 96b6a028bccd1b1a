import { getSite } from '@probant/contract/site'
import type { Serve } from '#server/platform/http/serve.ts'
import type { SiteService } from './service.ts'

export function siteRoutes(serve: Serve, site: SiteService) {
  serve(getSite, () => site.describe())
}
