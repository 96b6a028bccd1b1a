import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createLogos } from './logos.ts'
import { type ChangedBranding, createBrandingService } from './service.ts'

export type { ShownBrand } from './present.ts'
export type { BrandingService, ChangedBranding, FileHead, Signer } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  subscriptions: SubscriptionService
}

export function createBranding(platform: Platform, { workspaces, subscriptions }: Dependencies) {
  const { db, now, attempts, uploads } = platform
  const changed = createAnnouncement<ChangedBranding>()
  return {
    ...createBrandingService({ db, now, workspaces, subscriptions, changed }),
    logos: createLogos({ db, now, attempts, uploads, workspaces }),
    changed,
  }
}

export type Branding = ReturnType<typeof createBranding>
