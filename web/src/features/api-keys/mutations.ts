import { createApiKey, revokeApiKey } from '@probant/contract/api-keys/keys'
import type { RequestOf } from '@probant/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { apiKeyListQuery } from './queries.ts'

export function useCreateApiKey() {
  const queryClient = useQueryClient()
  const workspace = useWorkspaceRef()
  return useMutation({
    mutationFn: (body: RequestOf<typeof createApiKey>['body']) => request(createApiKey, { workspace, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiKeyListQuery(workspace).queryKey }),
    // The key is shown once, and kept nowhere.
    gcTime: 0,
  })
}

export function useRevokeApiKey() {
  const queryClient = useQueryClient()
  const workspace = useWorkspaceRef()
  return useMutation({
    mutationFn: (apiKeyId: string) => request(revokeApiKey, { params: { apiKeyId } }),
    meta: { failed: 'operationFailed' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeyListQuery(workspace).queryKey }),
  })
}
