import type { Sending } from '#server/modules/sending/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createDeparture, type ForgottenAccount, type LeavingAccount } from './departure.ts'
import { createEmailChange, type UndoneChange } from './email-change.ts'
import { createAccountExport } from './export/service.ts'
import { createLinkService } from './links/service.ts'
import { createUserService } from './service.ts'

export type { EmailChange } from './email-change.ts'
export type { LinkRow } from './links/repository.ts'
export type { LinkService } from './links/service.ts'
export type { UserRow } from './repository.ts'
export type { UserService } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  sending: Sending
  sessions: Sessions
}

export function createUsers(platform: Platform, { workspaces, sending, sessions }: Dependencies) {
  const { db, now, origin, attempts, passwords, outbox, config } = platform
  const { adminEmails } = config.auth

  const links = createLinkService({ db, now, origin })
  const users = createUserService({
    db,
    now,
    adminEmails,
    attempts,
    passwords,
    sending,
    workspaces,
    links,
    sessions,
  })
  const accountLeaving = createAnnouncement<LeavingAccount>()
  const emailChangeUndone = createAnnouncement<UndoneChange>()
  const accountForgotten = createAnnouncement<ForgottenAccount>()

  return {
    ...users,
    ...createAccountExport({ db, now, workspaces, users, sessions }),
    ...createDeparture({
      db,
      attempts,
      outbox,
      sending,
      workspaces,
      users,
      accountLeaving,
      accountForgotten,
    }),
    links,
    emailChange: createEmailChange({
      db,
      now,
      attempts,
      sending,
      links,
      sessions,
      users,
      emailChangeUndone,
    }),
    emailChangeUndone,
    accountLeaving,
    accountForgotten,
  }
}

export type Users = ReturnType<typeof createUsers>
