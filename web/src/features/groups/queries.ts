import type { RequestOf } from '@probant/contract/endpoint'
import { getGroup, listGroups } from '@probant/contract/groups'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const groupKeys = {
  all: ['groups'],
  lists: ['groups', 'lists'],
  one: (groupId: string) => ['groups', 'one', groupId],
} as const

export const groupListQuery = (
  workspace: WorkspaceRef,
  querystring: RequestOf<typeof listGroups>['querystring'],
) =>
  queryOptions({
    queryKey: [...groupKeys.lists, workspace, querystring],
    queryFn: ({ signal }) => request(listGroups, { workspace, querystring, signal }),
    placeholderData: keepPreviousData,
  })

/** As it is now: whoever edits must not begin with what it was a while ago. */
export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: groupKeys.one(groupId),
    queryFn: ({ signal }) => request(getGroup, { params: { groupId }, signal }),
    staleTime: 0,
  })
