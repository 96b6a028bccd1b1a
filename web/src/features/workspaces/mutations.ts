import type { RequestOf } from '@probant/contract/endpoint'
import { createOrganization, leaveOrganization } from '@probant/contract/organizations'
import type { Scale } from '@probant/contract/scale/scale'
import { getWorkspace, PERSONAL, setScale, type WorkspaceRef } from '@probant/contract/workspaces'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { chooseWorkspace, useWorkspaceRef } from '#web/lib/workspace.ts'
import { workspaceKeys } from '#web/lib/workspace-data.ts'
import { workspaceQuery } from './queries.ts'

/** Asks in the new workspace before leaving the old one: whoever is refused stays where they are. */
export function useSwitchWorkspace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ref: WorkspaceRef) => request(getWorkspace, { workspace: ref }),
    onSuccess: (workspace, ref) => {
      queryClient.setQueryData(workspaceQuery(ref).queryKey, workspace)
      chooseWorkspace(ref)
    },
    meta: { failed: (ref) => (ref === PERSONAL ? 'switchToPersonalFailed' : 'operationFailed') },
    onError: () => void queryClient.invalidateQueries({ queryKey: workspaceKeys.list }),
  })
}

export function useCreateOrganization() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof createOrganization>['body']) => request(createOrganization, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: workspaceKeys.list }),
  })
}

/** For whoever was shut out: the organization can't be entered any more, only left. */
export function useLeaveFromOutside() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (organizationId: string) => request(leaveOrganization, { params: { organizationId } }),
    meta: { failed: 'operationFailed' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: workspaceKeys.list }),
  })
}

/** Every score that was read is shown otherwise from then on. */
export function useSetScale() {
  const queryClient = useQueryClient()
  const workspace = useWorkspaceRef()
  return useMutation({
    mutationFn: (scale: Scale) => request(setScale, { workspace, body: { scale } }),
    meta: { failed: 'operationFailed' },
    onSuccess: (changed) => {
      queryClient.setQueryData(workspaceQuery(workspace).queryKey, changed)
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'workspaces' })
    },
  })
}
