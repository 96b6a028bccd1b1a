import { getLearningPlatforms } from '@probant/contract/lti/platforms'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'

export const learningPlatformsQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: ['learning-platforms', workspace],
    queryFn: ({ signal }) => request(getLearningPlatforms, { workspace, signal }),
  })

/** Of the workspace of this tab. */
export const useLearningPlatforms = () => useQuery(learningPlatformsQuery(useWorkspaceRef()))
