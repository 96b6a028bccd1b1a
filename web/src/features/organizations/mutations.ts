import type { RequestOf } from '@probant/contract/endpoint'
import {
  acceptInvitation,
  inviteMembers,
  linkToInvitation,
  resendInvitation,
  revokeInvitation,
} from '@probant/contract/invitations'
import {
  type Member,
  type MemberLimits,
  removeMember,
  setMemberLimits,
  setMemberRole,
  setMemberStatus,
} from '@probant/contract/members'
import { deleteOrganization, leaveOrganization, updateOrganization } from '@probant/contract/organizations'
import { PERSONAL } from '@probant/contract/workspaces'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import type { FailureTold } from '#web/lib/query-client.ts'
import { fetchSession } from '#web/lib/session.ts'
import { chooseWorkspace } from '#web/lib/workspace.ts'
import { workspaceKeys } from '#web/lib/workspace-data.ts'
import { forgetInvitationToken, invitationToken } from './invitation-token.ts'
import { myInvitationsQuery, organizationKeys, organizationQuery } from './queries.ts'

export function useUpdateOrganization(organizationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof updateOrganization>['body']) =>
      request(updateOrganization, { params: { organizationId }, body }),
    onSuccess: (organization) => {
      queryClient.setQueryData(organizationQuery(organizationId).queryKey, organization)
      void queryClient.invalidateQueries({ queryKey: workspaceKeys.all })
    },
  })
}

export function useLeaveOrganization(organizationId: string) {
  const goOnInPerson = useGoOnInPerson()
  return useMutation({
    mutationFn: () => request(leaveOrganization, { params: { organizationId } }),
    meta: { failed: 'operationFailed' },
    onSuccess: goOnInPerson,
  })
}

export function useDeleteOrganization(organizationId: string) {
  const goOnInPerson = useGoOnInPerson()
  return useMutation({
    mutationFn: (body: RequestOf<typeof deleteOrganization>['body']) =>
      request(deleteOrganization, { params: { organizationId }, body }),
    onSuccess: goOnInPerson,
  })
}

/** The organization is behind one: what is left is the own workspace. */
function useGoOnInPerson() {
  const queryClient = useQueryClient()
  return () => {
    chooseWorkspace(PERSONAL)
    return queryClient.invalidateQueries({ queryKey: workspaceKeys.list })
  }
}

/** What can be done to one member; each makes the lists stale, and with them who may do what. */
function useMemberChange<Variables>(
  organizationId: string,
  change: (variables: Variables) => Promise<Member | undefined>,
  meta: FailureTold = { failed: 'operationFailed' },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    meta,
    // Not waited for: the row that asked may be gone by then, and would say nothing.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: organizationKeys.one(organizationId) }),
  })
}

export function useSetMemberRole(organizationId: string, memberId: string) {
  const params = { organizationId, memberId }
  return useMemberChange(organizationId, (role: Member['role']) =>
    request(setMemberRole, { params, body: { role } }),
  )
}

export function useSetMemberStatus(organizationId: string, memberId: string) {
  const params = { organizationId, memberId }
  return useMemberChange(organizationId, (status: Member['status']) =>
    request(setMemberStatus, { params, body: { status } }),
  )
}

export function useSetMemberLimits(organizationId: string, memberId: string) {
  const params = { organizationId, memberId }
  // The form tells it: what is wrong with a limit stands at its field.
  return useMemberChange(
    organizationId,
    (limits: MemberLimits) => request(setMemberLimits, { params, body: limits }),
    {},
  )
}

export function useRemoveMember(organizationId: string, memberId: string) {
  const params = { organizationId, memberId }
  return useMemberChange(organizationId, () => request(removeMember, { params }))
}

export function useInviteMembers(organizationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof inviteMembers>['body']) =>
      request(inviteMembers, { params: { organizationId }, body }),
    meta: { failed: 'invitationFailed', showsRefusals: true },
    onSettled: () =>
      void queryClient.invalidateQueries({ queryKey: organizationKeys.invitations(organizationId) }),
  })
}

export function useResendInvitation(organizationId: string, invitationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(resendInvitation, { params: { organizationId, invitationId } }),
    meta: { failed: 'invitationFailed' },
    onSettled: () =>
      void queryClient.invalidateQueries({ queryKey: organizationKeys.invitations(organizationId) }),
  })
}

export function useInvitationLink(organizationId: string, invitationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(linkToInvitation, { params: { organizationId, invitationId } }),
    meta: { failed: 'operationFailed' },
    onSettled: () =>
      void queryClient.invalidateQueries({ queryKey: organizationKeys.invitations(organizationId) }),
  })
}

export function useRevokeInvitation(organizationId: string, invitationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(revokeInvitation, { params: { organizationId, invitationId } }),
    meta: { failed: 'operationFailed' },
    onSettled: () =>
      void queryClient.invalidateQueries({ queryKey: organizationKeys.invitations(organizationId) }),
  })
}

export function useAcceptInvitation(organizationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      request(acceptInvitation, {
        params: { organizationId },
        body: { token: invitationToken(organizationId) },
      }),
    onSuccess: async () => {
      forgetInvitationToken(organizationId)
      void queryClient.invalidateQueries({ queryKey: workspaceKeys.list })
      void queryClient.invalidateQueries({ queryKey: myInvitationsQuery.queryKey })
      // The mailed link has proved the address as well.
      await fetchSession()
    },
  })
}
