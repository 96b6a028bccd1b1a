import { getBilling } from '@probant/contract/billing'
import { getWorkspace, listWorkspaces, type WorkspaceRef } from '@probant/contract/workspaces'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { workspaceKeys } from '#web/lib/workspace-data.ts'

export const workspaceListQuery = queryOptions({
  queryKey: workspaceKeys.list,
  queryFn: ({ signal }) => request(listWorkspaces, { signal }),
})

export const workspaceQuery = (ref: WorkspaceRef) =>
  queryOptions({
    queryKey: [...workspaceKeys.all, 'one', ref],
    queryFn: ({ signal }) => request(getWorkspace, { workspace: ref, signal }),
  })

/** The workspace of this tab: its plan, its standing, and what one can do there. */
export function useWorkspace() {
  return useQuery(workspaceQuery(useWorkspaceRef()))
}

/** Is there a plan to be paid for? Nowhere without a payment provider. It is what billing shows, and kept as that. */
export function useHasOffers({ isAsked }: { isAsked: boolean }): boolean {
  const workspace = useWorkspaceRef()
  const { data } = useQuery({
    queryKey: ['billing', workspace],
    queryFn: ({ signal }) => request(getBilling, { workspace, signal }),
    enabled: isAsked,
  })
  return isAsked && data !== undefined && data.offers.length > 0
}
