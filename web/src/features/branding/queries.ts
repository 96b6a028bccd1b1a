import { getBranding } from '@probant/contract/branding/branding'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'

export const brandingQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: ['branding', workspace],
    queryFn: ({ signal }) => request(getBranding, { workspace, signal }),
  })

/** Of the workspace of this tab. */
export const useBranding = () => useQuery(brandingQuery(useWorkspaceRef()))
