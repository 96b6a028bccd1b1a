import type { GenerationServices } from '#server/modules/generation/index.ts'
import type { UserService } from '#server/modules/users/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createSiteService } from './service.ts'

export type { SiteService } from './service.ts'
export { createSigningSecret } from './signing-secret.ts'

interface Dependencies {
  users: UserService
  generation: GenerationServices
}

export const createSite = ({ db, config, secret }: Platform, { users, generation }: Dependencies) =>
  createSiteService({ db, config, secret, users, modelCompany: generation.modelCompany })
