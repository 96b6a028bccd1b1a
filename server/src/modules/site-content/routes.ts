import { getSiteContent, updateSiteContent } from '@probant/contract/site-content'
import type { Serve } from '#server/platform/http/serve.ts'
import type { SiteContentService } from './service.ts'

export function siteContentRoutes(serve: Serve, siteContent: SiteContentService) {
  serve(getSiteContent, () => siteContent.get())
  serve(updateSiteContent, ({ actor, body }) => siteContent.update(actor, body))
}
