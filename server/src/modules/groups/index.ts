import type { UsageService } from '#server/modules/usage/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createGroupService } from './service.ts'

export type { GroupService } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
  users: Users
}

export function createGroups({ db, now }: Platform, { workspaces, usage, users }: Dependencies) {
  const groups = createGroupService({ db, now, workspaces, usage })
  users.accountForgotten.handle(groups.forget)
  return groups
}
