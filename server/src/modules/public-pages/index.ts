import type { PlanService } from '#server/modules/plans/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { SiteContentService } from '#server/modules/site-content/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createBuiltEntrances } from './built-entrances.ts'
import { createBuiltPages } from './built-pages.ts'
import { createEntrances } from './entrances.ts'
import { createPublicPageService } from './service.ts'

interface Dependencies {
  plans: PlanService
  sessions: Sessions
  site: SiteService
  siteContent: SiteContentService
}

export const createPublicPages = (
  { config }: Platform,
  { plans, sessions, site, siteContent }: Dependencies,
) => ({
  ...createPublicPageService({
    // Never what a request calls us: a stranger could have their own name written on our pages.
    origin: () => config.publicUrl,
    operator: config.operator,
    plans,
    site,
    siteContent,
    builtPages: createBuiltPages(),
  }),
  ...createEntrances({
    site,
    builtEntrances: createBuiltEntrances({ apiBaseUrl: config.apiBaseUrl }),
  }),
  isSignedIn: sessions.isSignedIn,
  cookie: sessions.cookie,
})

export type PublicPages = ReturnType<typeof createPublicPages>
