import type { Audit } from '#server/modules/admin/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createSiteContentService } from './service.ts'

export type { SiteContentService } from './service.ts'

export const createSiteContent = ({ db, now }: Platform, { audit }: { audit: Audit }) =>
  createSiteContentService({ db, now, audit })
