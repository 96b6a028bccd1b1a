import type { Branding } from '#server/modules/branding/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createSendingService } from './service.ts'

export { type CreatorsMailKind, MAIL_KINDS, type MailKind, type OurMailKind } from './mail-kinds.ts'
export type { Sending } from './service.ts'

export const createSending = (
  { db, now, secret, mailWriter, config }: Platform,
  { workspaces, branding }: { workspaces: WorkspaceService; branding: Branding },
) => createSendingService({ db, now, secret, mailWriter, workspaces, branding, perDay: config.mail.perDay })
