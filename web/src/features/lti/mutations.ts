import type { RequestOf } from '@probant/contract/endpoint'
import {
  addLearningPlatform,
  changeLearningPlatform,
  removeLearningPlatform,
} from '@probant/contract/lti/platforms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { learningPlatformsQuery } from './queries.ts'

type Form = RequestOf<typeof addLearningPlatform>['body']

/** Adds one, or changes the one that is named. */
export function useSaveLearningPlatform(learningPlatformId?: string) {
  const workspace = useWorkspaceRef()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Form) =>
      learningPlatformId
        ? request(changeLearningPlatform, { params: { learningPlatformId }, body })
        : request(addLearningPlatform, { workspace, body }),
    onSuccess: refresh,
  })
}

export function useRemoveLearningPlatform() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (learningPlatformId: string) =>
      request(removeLearningPlatform, { params: { learningPlatformId } }),
    meta: { failed: 'operationFailed' },
    onSettled: refresh,
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  const workspace = useWorkspaceRef()
  return () => queryClient.invalidateQueries({ queryKey: learningPlatformsQuery(workspace).queryKey })
}
