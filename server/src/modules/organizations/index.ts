import type { Sending } from '#server/modules/sending/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createOrganizationAccess } from './access.ts'
import { createJoining } from './invitations/joining.ts'
import { createInvitationMailing } from './invitations/mailing.ts'
import { createInvitationService } from './invitations/service.ts'
import { createLimitRequests } from './limit-requests/service.ts'
import { createMemberService, type LeavingMember } from './members/service.ts'
import { createOrganizationService, type LeavingOrganization } from './service.ts'

export type { Joining } from './invitations/joining.ts'
export type { InvitationService } from './invitations/service.ts'
export type { MemberService } from './members/service.ts'
export type { OrganizationService } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
  sending: Sending
  users: Users
}

export function createOrganizations(platform: Platform, dependencies: Dependencies) {
  const { config, db, now, origin, attempts } = platform
  const { workspaces, usage, sending, users } = dependencies

  const deliversMail = config.mail.smtpUrl !== undefined
  const access = createOrganizationAccess({ workspaces })
  const organizationLeaving = createAnnouncement<LeavingOrganization>()
  const memberLeaving = createAnnouncement<LeavingMember>()
  const mailing = createInvitationMailing({ now, sending, origin })
  const invitations = createInvitationService({
    db,
    now,
    attempts,
    sending,
    access,
    mailing,
    deliversMail,
  })
  users.accountForgotten.handle(invitations.forget)

  return {
    ...createOrganizationService({
      db,
      now,
      attempts,
      workspaces,
      usage,
      access,
      organizationLeaving,
      memberLeaving,
    }),
    members: createMemberService({ db, access, usage, memberLeaving }),
    invitations,
    limitRequests: createLimitRequests({ db, now, origin, sending, users, access, deliversMail }),
    joining: createJoining({ db, now, users, links: users.links }),
    organizationLeaving,
    memberLeaving,
  }
}

export type Organizations = ReturnType<typeof createOrganizations>
