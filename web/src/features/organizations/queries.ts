import type { RequestOf } from '@probant/contract/endpoint'
import { checkInvitees, listInvitations, listMyInvitations } from '@probant/contract/invitations'
import { ORGANIZATION_INVITES_MAX } from '@probant/contract/limits'
import { listMembers } from '@probant/contract/members'
import { getOrganization } from '@probant/contract/organizations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const organizationKeys = {
  one: (organizationId: string) => ['organizations', organizationId] as const,
  members: (organizationId: string) => ['organizations', organizationId, 'members'] as const,
  invitations: (organizationId: string) => ['organizations', organizationId, 'invitations'] as const,
}

export const organizationQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...organizationKeys.one(organizationId), 'info'],
    queryFn: ({ signal }) => request(getOrganization, { params: { organizationId }, signal }),
  })

export const memberListQuery = (
  organizationId: string,
  querystring: RequestOf<typeof listMembers>['querystring'],
) =>
  queryOptions({
    queryKey: [...organizationKeys.members(organizationId), querystring],
    queryFn: ({ signal }) => request(listMembers, { params: { organizationId }, querystring, signal }),
    placeholderData: keepPreviousData,
  })

export const invitationListQuery = (
  organizationId: string,
  querystring: RequestOf<typeof listInvitations>['querystring'],
) =>
  queryOptions({
    queryKey: [...organizationKeys.invitations(organizationId), querystring],
    queryFn: ({ signal }) => request(listInvitations, { params: { organizationId }, querystring, signal }),
    placeholderData: keepPreviousData,
  })

/** Which of these are members or invited already; asked in parts, as the server takes no more at once. */
export const inviteeQuery = (organizationId: string, emails: string[]) =>
  queryOptions({
    queryKey: [...organizationKeys.one(organizationId), 'invitees', emails],
    queryFn: async ({ signal }) => {
      const params = { organizationId }
      const parts = partsOf(emails).map((part) =>
        request(checkInvitees, { params, body: { emails: part }, signal }),
      )
      return (await Promise.all(parts)).flat()
    },
    enabled: emails.length > 0,
    placeholderData: keepPreviousData,
  })

/** Organizations that invite the person, wherever they work at the moment. */
export const myInvitationsQuery = queryOptions({
  queryKey: ['my-invitations'],
  queryFn: ({ signal }) => request(listMyInvitations, { signal }),
})

/** Nobody needs to hear more than that about a list which is too long anyway. */
const PARTS_MAX = 5

function partsOf(emails: string[]): string[][] {
  const count = Math.min(PARTS_MAX, Math.ceil(emails.length / ORGANIZATION_INVITES_MAX))
  return Array.from({ length: count }, (_, part) =>
    emails.slice(part * ORGANIZATION_INVITES_MAX, (part + 1) * ORGANIZATION_INVITES_MAX),
  )
}
