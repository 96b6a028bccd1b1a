import type { RequestOf } from '@probant/contract/endpoint'
import { getUsage, listMemberUsage } from '@probant/contract/usage'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { capacityFor } from '#web/lib/plan-capacity.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'

export const usageKeys = { all: ['usage'] } as const

export const usageQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: [...usageKeys.all, workspace],
    queryFn: ({ signal }) => request(getUsage, { workspace, signal }),
  })

/** What the workspace of this tab has used. */
export function useUsage() {
  return useQuery(usageQuery(useWorkspaceRef()))
}

/** How many more questions can be generated; undefined where there is no limit, or it is not known yet. */
export function useQuestionCapacity(): number | undefined {
  const { data } = useUsage()
  return data && capacityFor('questions', data)
}

/** The same for those that are written by hand, or come from a file. */
export function useManualQuestionCapacity(): number | undefined {
  const { data } = useUsage()
  return data && capacityFor('manualQuestions', data)
}

export function useMemberUsage(querystring: RequestOf<typeof listMemberUsage>['querystring']) {
  const workspace = useWorkspaceRef()
  return useQuery({
    queryKey: [...usageKeys.all, workspace, 'members', querystring],
    queryFn: ({ signal }) => request(listMemberUsage, { workspace, querystring, signal }),
    placeholderData: keepPreviousData,
  })
}
