import { getBilling } from '@probant/contract/billing'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const billingQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: ['billing', workspace],
    queryFn: ({ signal }) => request(getBilling, { workspace, signal }),
  })
