import { listApiKeys } from '@probant/contract/api-keys/keys'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'

export const apiKeyListQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: ['api-keys', workspace],
    queryFn: ({ signal }) => request(listApiKeys, { workspace, signal }),
  })

/** Of the workspace of this tab. */
export const useApiKeys = () => useQuery(apiKeyListQuery(useWorkspaceRef()))
