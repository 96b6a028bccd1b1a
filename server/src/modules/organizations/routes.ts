import {
  acceptInvitation,
  checkInvitees,
  inviteMembers,
  linkToInvitation,
  listInvitations,
  listMyInvitations,
  resendInvitation,
  revokeInvitation,
} from '@probant/contract/invitations'
import {
  listMembers,
  removeMember,
  setMemberLimits,
  setMemberRole,
  setMemberStatus,
} from '@probant/contract/members'
import {
  createOrganization,
  deleteOrganization,
  getOrganization,
  leaveOrganization,
  requestLimit,
  updateOrganization,
} from '@probant/contract/organizations'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Organizations } from './index.ts'

export function organizationRoutes(serve: Serve, organizations: Organizations) {
  const { members, invitations, limitRequests, joining } = organizations

  serve(createOrganization, ({ actor, body }) => organizations.create(actor, body))
  serve(getOrganization, ({ actor, params }) => organizations.get(actor, params.organizationId))
  serve(updateOrganization, ({ actor, params, body }) =>
    organizations.update(actor, params.organizationId, body),
  )
  serve(leaveOrganization, ({ actor, params }) => organizations.leave(actor, params.organizationId))
  serve(deleteOrganization, ({ actor, params, body }) =>
    organizations.delete(actor, params.organizationId, body.name),
  )

  serve(requestLimit, ({ actor, params, body }) => limitRequests.ask(actor, params.organizationId, body))

  serve(listMembers, ({ actor, params, querystring }) =>
    members.list(actor, params.organizationId, querystring),
  )
  serve(setMemberRole, ({ actor, params, body }) => members.setRole(actor, params, body.role))
  serve(setMemberStatus, ({ actor, params, body }) => members.setStatus(actor, params, body.status))
  serve(setMemberLimits, ({ actor, params, body }) => members.setLimits(actor, params, body))
  serve(removeMember, ({ actor, params }) => members.remove(actor, params))

  serve(checkInvitees, ({ actor, params, body }) =>
    invitations.check(actor, params.organizationId, body.emails),
  )
  serve(inviteMembers, ({ actor, params, body }) => invitations.invite(actor, params.organizationId, body))
  serve(listInvitations, ({ actor, params, querystring }) =>
    invitations.list(actor, params.organizationId, querystring),
  )
  serve(resendInvitation, ({ actor, params }) => invitations.resend(actor, params))
  serve(linkToInvitation, ({ actor, params }) => invitations.link(actor, params))
  serve(revokeInvitation, ({ actor, params }) => invitations.revoke(actor, params))
  serve(listMyInvitations, ({ actor }) => joining.listMine(actor))
  serve(acceptInvitation, ({ actor, params, body }) =>
    joining.accept(actor, params.organizationId, body.token),
  )
}
