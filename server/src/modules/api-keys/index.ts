import type { Organizations } from '#server/modules/organizations/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createAuthentication } from './authentication.ts'
import { type ChangedKey, createApiKeyService } from './service.ts'

export type { ChangedKey } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
  sending: Sending
  sessions: Sessions
  users: Users
  organizations: Organizations
}

export function createApiKeys({ db, now }: Platform, dependencies: Dependencies) {
  const { workspaces, usage, sending, sessions, users, organizations } = dependencies
  const changed = createAnnouncement<ChangedKey>()
  const keys = createApiKeyService({ db, now, workspaces, usage, users, sending, changed })
  organizations.memberLeaving.handle(keys.forgetMember)
  // Whoever had the account meanwhile may have made one, or got hold of one.
  users.emailChangeUndone.handle((tx, { userId }) => keys.revokeAll(tx, userId))
  return {
    ...keys,
    ...createAuthentication({ db, now, authenticatePerson: sessions.authenticate }),
    changed,
  }
}

export type ApiKeys = ReturnType<typeof createApiKeys>
